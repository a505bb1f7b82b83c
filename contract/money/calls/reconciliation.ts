import { z } from 'zod'
import { call } from '../../call.ts'
import { bankStatementFile } from '../../fields/accepted-file.ts'
import { byId, line, optional, prose, recordId, recordIdText } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { bankStatement, lineStates, paymentTarget, shownStatement, statementLine } from '../bank-statement.ts'
import { paidAmount } from '../naira-field.ts'
import { statementColumnsForm } from '../statement-columns-form.ts'

const answered = z.object({ message: z.string(), data: shownStatement })

/** The statements that officers have uploaded. */
export const listBankStatements = call('GET', '/api/bank-statements', {
  feature: 'reconciliation',
  summary: 'The statements of the bank that were uploaded, the newest first; 200 are kept.',
  may: 'see the payments',
  query: paging,
  reply: list(bankStatement),
})

/** An officer uploads a statement. */
export const uploadBankStatement = call('POST', '/api/bank-statements', {
  feature: 'reconciliation',
  summary: `Upload a statement of the ministry's bank: ${bankStatementFile.typeNames}, at most ${bankStatementFile.maxSize} and ${bankStatementFile.maxRows} rows.`,
  may: 'decide on a payment',
  body: z.object({}).meta({ examples: [{ document: bankStatementFile.example }] }),
  upload: bankStatementFile,
  status: 201,
  refuses: ['file_refused'],
  reply: answered.extend({
    is_known: z.boolean().describe('The same file was uploaded before, and is not added again.'),
  }),
  audit: { enters: 'upload_bank_statement', about: 'bank_account', id: ['reply', 'id'] },
})

/** A statement with its first rows and its figures. */
export const showBankStatement = call('GET', '/api/bank-statements/{id}', {
  feature: 'reconciliation',
  summary: 'A statement of the bank, with its first rows and its figures.',
  may: 'see the payments',
  params: byId,
  reply: z.object({ data: shownStatement }),
})

const proposesOnly = {
  isNotAudited: 'It proposes what to confirm; each confirmation of a payment is recorded.',
} as const

/** An officer says what the columns of a statement are; its lines are matched. */
export const setBankStatementColumns = call('PUT', '/api/bank-statements/{id}/columns', {
  feature: 'reconciliation',
  summary:
    'Say what the columns of a statement are, and match its lines. The next file with the same headers has them too.',
  may: 'decide on a payment',
  params: byId,
  body: statementColumnsForm,
  refuses: ['action_not_offered', 'file_refused'],
  reply: answered,
  audit: proposesOnly,
})

/** The lines of a statement. */
export const listBankStatementLines = call('GET', '/api/bank-statements/{id}/lines', {
  feature: 'reconciliation',
  summary: 'The lines of a statement with one status, with the payments and invoices that they may be.',
  may: 'see the payments',
  params: byId,
  query: paging.extend({ state: z.enum(lineStates).default('sure') }),
  reply: list(statementLine),
})

/** An officer matches the lines again. */
export const matchBankStatement = call('POST', '/api/bank-statements/{id}/match', {
  feature: 'reconciliation',
  summary: 'Match the lines of a statement again, with what owners have recorded since.',
  may: 'decide on a payment',
  params: byId,
  refuses: ['action_not_offered'],
  reply: answered,
  audit: proposesOnly,
})

/** An officer confirms all sure matches at once. */
export const confirmBankStatement = call('POST', '/api/bank-statements/{id}/confirm', {
  feature: 'reconciliation',
  summary: 'Confirm all sure matches at once, if they are still those that were seen. Owners are told.',
  may: 'decide on a payment',
  params: byId,
  body: z
    .object({
      lines: z.int('Send the number of sure lines').describe('The number of sure lines that the officer saw.'),
      total: z.number('Send the sum of the sure lines').describe('Their sum in naira.'),
    })
    .meta({ examples: [{ lines: 37, total: 1850000 }] }),
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Confirm payment'] },
})

/** An officer confirms one doubtful line. */
export const confirmBankStatementLine = call('POST', '/api/bank-statements/{id}/lines/{line}/confirm', {
  feature: 'reconciliation',
  summary: 'Confirm a doubtful line as one of the payments or invoices that it may be. The owner is told.',
  may: 'decide on a payment',
  params: byId.extend({ line: recordIdText }),
  body: z
    .object({ payment_id: optional(recordId), invoice_id: optional(recordId) })
    .meta({ examples: [{ payment_id: 9 }] }),
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Confirm payment'] },
})

/** What an officer may assign a line to. */
export const findPaymentTargets = call('GET', '/api/payment-targets', {
  feature: 'reconciliation',
  summary:
    'Payments that wait and invoices that owe something, by number, reference, facility or exact amount: the newest 20.',
  may: 'decide on a payment',
  query: z.object({ q: line('what you look for', 200) }).meta({ examples: [{ q: 'Alheri Clinic' }] }),
  reply: z.object({ data: z.array(paymentTarget) }),
})

/** A part of a line: what one payment, or one invoice for which none was recorded, gets of it. */
const part = z.object({ payment_id: optional(recordId), invoice_id: optional(recordId), amount: paidAmount })

/** An officer assigns a line by hand. */
export const assignBankStatementLine = call('POST', '/api/bank-statements/{id}/lines/{line}/assign', {
  feature: 'reconciliation',
  summary: 'Assign a line that is doubtful or unmatched, whole or in parts that add up to it. Owners are told.',
  may: 'decide on a payment',
  params: byId.extend({ line: recordIdText }),
  body: z
    .object({
      parts: z.array(part, 'Send the parts').min(1, 'Choose a payment or an invoice').max(20, 'At most 20 parts'),
      note: optional(prose('the note', 500)).describe('Why it is assigned so.'),
    })
    .meta({ examples: [{ parts: [{ invoice_id: 7, amount: 150000 }], note: 'The owner called.' }] }),
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['Confirm payment'] },
})

/** An officer sets a line aside. */
export const setBankStatementLineAside = call('POST', '/api/bank-statements/{id}/lines/{line}/set-aside', {
  feature: 'reconciliation',
  summary:
    'Set a line aside that is no payment for a licence, with a note. The same row of another statement is set aside too.',
  may: 'decide on a payment',
  params: byId.extend({ line: recordIdText }),
  body: z
    .object({ note: prose('the note', 500) })
    .meta({ examples: [{ note: 'A refund of the electricity company.' }] }),
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['set_aside_bank_line'] },
})

/** An officer takes a line up again. */
export const takeUpBankStatementLine = call('POST', '/api/bank-statements/{id}/lines/{line}/take-up', {
  feature: 'reconciliation',
  summary: 'Take up a line that was set aside, so that it is matched like any other.',
  may: 'decide on a payment',
  params: byId.extend({ line: recordIdText }),
  refuses: ['action_not_offered'],
  reply: answered,
  audit: { byUseCase: ['take_up_bank_line'] },
})
