import type { CallRows } from '../who-may-outcomes.ts'
import { missingId, officers, officersWith, ownerAndOfficers } from './common-rows.ts'

/** The calls about money. */
export const moneyRows = {
  listFees: officers,
  addFee: officersWith('finance'),
  // Its examples are no fees of today.
  changeFees: { ...officersWith('finance'), officer: 'action_not_offered' },
  // Its examples are no samples.
  confirmSampleFees: { ...officersWith('finance'), officer: 'action_not_offered' },
  confirmSampleOffences: { ...officersWith('catalogue'), officer: 'action_not_offered' },
  listOffences: officers,
  // The name is taken, unless this call comes first.
  addOffence: { ...officersWith('catalogue'), officer: 'invalid_input' },
  addOffenceRate: {
    ...officersWith('catalogue'),
    send: () => ({ params: { id: 1 }, body: { amount: 100, days_to_pay: 7 } }),
  },
  editOffence: { ...officersWith('catalogue'), send: () => ({ params: { id: 1 }, body: { retired: false } }) },
  showBankAccount: officers,
  proposeBankAccount: officersWith(['finance', 'settings']),
  // Nobody has proposed it.
  confirmBankAccount: { ...officersWith(['finance', 'settings']), officer: 'not_found', send: () => missingId },
  withdrawBankAccount: { ...officersWith(['finance', 'settings']), officer: 'not_found', send: () => missingId },
  listAllPayments: officers,
  decidePayment: {
    ...officersWith('finance'),
    send: ({ payment }) => ({ params: { id: payment.id }, body: { status: 'confirmed' } }),
  },
  listBankStatements: officers,
  // The file of the test is a PDF.
  uploadBankStatement: { ...officersWith('finance'), officer: 'file_refused' },
  showBankStatement: { ...officers, officer: 'not_found', send: () => missingId },
  listBankStatementLines: { ...officers, officer: 'not_found', send: () => missingId },
  setBankStatementColumns: {
    ...officersWith('finance'),
    officer: 'not_found',
    send: () => ({ ...missingId, body: { header_row: 0, date: 0, credit: 2, date_order: 'day first' } }),
  },
  matchBankStatement: { ...officersWith('finance'), officer: 'not_found', send: () => missingId },
  confirmBankStatement: {
    ...officersWith('finance'),
    officer: 'not_found',
    send: () => ({ ...missingId, body: { lines: 1, total: 100 } }),
  },
  confirmBankStatementLine: {
    ...officersWith('finance'),
    officer: 'not_found',
    send: () => ({ params: { ...missingId.params, line: 1 }, body: { payment_id: 1 } }),
  },
  findPaymentTargets: { ...officersWith('finance'), send: () => ({ query: { q: 'Clinic' } }) },
  assignBankStatementLine: {
    ...officersWith('finance'),
    officer: 'not_found',
    send: () => ({ params: { ...missingId.params, line: 1 }, body: { parts: [{ invoice_id: 1, amount: 100 }] } }),
  },
  setBankStatementLineAside: {
    ...officersWith('finance'),
    officer: 'not_found',
    send: () => ({ params: { ...missingId.params, line: 1 }, body: { note: 'A refund.' } }),
  },
  takeUpBankStatementLine: {
    ...officersWith('finance'),
    officer: 'not_found',
    send: () => ({ params: { ...missingId.params, line: 1 } }),
  },
  showRevenue: officers,
  linkRevenueExport: officers,
  linkPaymentsExport: officers,
  // Nobody has confirmed it.
  showReceipt: {
    ...ownerAndOfficers,
    owner: 'action_not_offered',
    officer: 'action_not_offered',
    send: ({ payment }) => ({ params: { id: payment.id } }),
  },
  linkReceipt: {
    ...ownerAndOfficers,
    owner: 'action_not_offered',
    officer: 'action_not_offered',
    send: ({ payment }) => ({ params: { id: payment.id } }),
  },
  addInvoiceLine: {
    ...officersWith('finance'),
    send: ({ invoice }) => ({
      params: { id: invoice.id },
      body: { kind: 'correction', amount: 100, reason: 'More beds.' },
    }),
  },
  showInvoice: { ...ownerAndOfficers, send: ({ invoice }) => ({ params: { id: invoice.id } }) },
} as const satisfies CallRows
