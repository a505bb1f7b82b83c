/** What happened to a facility since it came in from paper. Whatever did keeps it from being taken back with its import. */
const touches = {
  claimed: 'its owner has claimed it',
  edited: 'its details were changed',
  registration: 'a registration was started',
  contents: 'its contents were entered or changed',
  file: 'a file was uploaded',
  change: 'a change was asked for',
  case: 'officers worked on its licence',
  condition: 'a condition was set',
  payment: 'something was invoiced or paid',
  penalty: 'a penalty was imposed',
  restriction: 'it was suspended, sealed or revoked',
  closing: 'it was closed',
  inspection: 'an inspection was planned',
  concern: 'a concern is linked to it',
  letter: 'a letter was written to it',
  helper: 'a helper was named',
  flag: 'a flag was accepted',
} as const

/** One of `touches`. */
export type Touch = keyof typeof touches

/** Why a facility was not taken back, as a sentence: 'Not taken back: its details were changed, a penalty was imposed.' */
export function notTakenBack(found: readonly Touch[]): string {
  return `Not taken back: ${found.map((touch) => touches[touch]).join(', ')}.`
}
