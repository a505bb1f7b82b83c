import type { CallRows } from '../who-may-outcomes.ts'
import { officers, officersWith, ownerAndOfficers } from './common-rows.ts'

/** The calls about money. */
export const moneyRows = {
  listFees: officers,
  addFee: officersWith('finance'),
  showInvoice: { ...ownerAndOfficers, send: ({ invoice }) => ({ params: { id: invoice.id } }) },
} as const satisfies CallRows
