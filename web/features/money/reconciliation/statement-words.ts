import type { Doubt, MatchState } from '@portal/domain/money/bank-statement/match-lines.ts'
import type { ColumnRole } from '@portal/domain/money/bank-statement/statement-columns.ts'
import type { SkipReason } from '@portal/domain/money/bank-statement/statement-line.ts'

/** The name of each group of lines. */
export const stateWords = {
  sure: 'Sure',
  doubtful: 'Doubtful',
  unmatched: 'Unmatched',
  set_aside: 'Set aside',
  confirmed: 'Confirmed',
  debit: 'Paid out',
} as const satisfies Record<MatchState, string>

/** What the lines of a group are. */
export const stateMeanings = {
  sure: 'The reference or the number of the invoice is right, and so is the amount.',
  doubtful: 'Look at each of these lines. Confirm it if it is right, or assign it by hand.',
  unmatched: 'No payment and no invoice fits these lines. Assign each by hand, or set it aside.',
  set_aside: 'No payments for a licence, as an officer has said. Nothing happens with them.',
  confirmed: 'Confirmed from this statement, or from an earlier one with the same row.',
  debit: 'Money that left the account. Nothing happens with it.',
} as const satisfies Record<MatchState, string>

/** Why a line is doubtful. */
export const doubtWords = {
  'amount differs': 'The amount differs',
  'reference nearly right': 'The reference is nearly right',
  'name and amount fit': 'The name of the facility and the amount fit',
  'several fit': 'Several payments or lines fit',
  'already confirmed': 'A payment with this reference is confirmed already',
  'refused before': 'The payment was refused before',
  'nothing is open': 'Nothing is owed for this invoice',
} as const satisfies Record<Doubt, string>

/** What a column may be used for. */
export const roleWords = {
  date: 'Day',
  narration: 'Narration',
  reference: 'Reference',
  credit: 'Credit (money in)',
  debit: 'Debit (money out)',
  amount: 'Amount, in and out in one column',
  direction: 'DR or CR beside the amount',
} as const satisfies Record<ColumnRole, string>

/** Why a row was left out. */
export const skipWords = {
  'no date': 'no day',
  'no amount': 'no amount that can be read',
  'a day to come': 'a day that has not come yet',
} as const satisfies Record<SkipReason, string>
