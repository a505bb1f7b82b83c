import { DatabaseError } from 'pg'

/** PostgreSQL's classes of "I am not there": connection failures, shutting down, too many connections. */
const awayCodes = /^(08|57P0[1-3]|53300|ECONN|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/
const awayWords =
  /timeout exceeded when trying to connect|Connection terminated|embedded database|not queryable|Client was closed/i
/** A deadlock or a serialisation failure: the same transaction may well succeed a moment later. */
const passingCodes = /^40/

/** Whether an error says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return awayCodes.test(code) || awayWords.test(error.message)
}

/** Whether the same transaction may be tried again. */
export function isPassing(error: unknown): boolean {
  return error instanceof DatabaseError && passingCodes.test(error.code ?? '')
}

/** Whether an error says that a row like this exists already, and by which constraint. */
export function brokenUniqueness(error: unknown): string | undefined {
  return error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined
}
