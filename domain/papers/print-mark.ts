import type { PaperOutcome } from '../licences/verification.ts'

/** What lies across a certificate or statement that does not count any more. */
export const printMarks = ['expired', 'replaced', 'suspended', 'sealed', 'revoked', 'closed', 'ended'] as const

/** One of `printMarks`. */
export type PrintMark = (typeof printMarks)[number]

/** The marks as they are printed. */
export const markWords: Record<PrintMark, string> = {
  expired: 'EXPIRED',
  replaced: 'REPLACED',
  suspended: 'SUSPENDED',
  sealed: 'SEALED',
  revoked: 'REVOKED',
  closed: 'CLOSED',
  ended: 'NO LONGER VALID',
}

const markOf: Record<PaperOutcome, PrintMark | null> = {
  valid: null,
  provisional: null,
  expired: 'expired',
  'expired, renewal under review': 'expired',
  suspended: 'suspended',
  sealed: 'sealed',
  revoked: 'revoked',
  closed: 'closed',
  replaced: 'replaced',
  ended: 'ended',
}

/** The mark across a paper that is checked with this outcome; null while it counts. */
export function printMarkOf(outcome: PaperOutcome): PrintMark | null {
  return markOf[outcome]
}
