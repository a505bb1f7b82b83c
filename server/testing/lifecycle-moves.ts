/** What people do with a registration, and the passing of time. */
export const lifeMoves = [
  'start',
  'submit',
  'rival submits',
  'withdraw',
  'return the staff',
  'answer the return',
  'consider with one verdict',
  'consider with both verdicts',
  'Temporarily approved',
  'extend',
  'Approved',
  'declined',
  'seal',
  'revoke',
  'lift',
  'owner adds staff',
  'owner adds a referee',
  'officer adds staff',
  'print certificate',
  'print statement',
  'a year passes',
] as const

/** What follows a decision: conditions, penalties, and what the owner says against decisions. */
export const followingMoves = [
  'approve with a condition',
  'provide evidence',
  'mark the condition as met',
  'contest the decline',
  'uphold the decline',
  'set aside the decline',
  'penalise',
  'contest the penalty',
  'waive the penalty',
  'set aside the penalty',
  'contest the sealing',
  'set aside the sealing',
] as const

/** The moves of the model. */
export const moves = [...lifeMoves, ...followingMoves]
/** One of `moves`. */
export type Move = (typeof moves)[number]
