/** The kinds of letters that the ministry sends about a facility. Each has its wording in `letterTemplates`. */
export const letterKinds = [
  'approval',
  'temporary approval',
  'change of type',
  'decline',
  'return',
  'penalty',
  'extension',
  'suspension',
  'sealing',
  'revocation',
  'lifting',
  'decision upheld',
  'decision set aside',
  'claim',
  'reminder',
  'receipt',
  'inspection report',
] as const

/** One of `letterKinds`. */
export type LetterKind = (typeof letterKinds)[number]

/** The number of a letter: LET-2026-000001. A receipt has its own, see `receiptNumber`. */
export function letterNumber(year: number, serial: number): string {
  return `LET-${year}-${String(serial).padStart(6, '0')}`
}
