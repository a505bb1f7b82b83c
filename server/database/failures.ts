import { DatabaseError } from 'pg'

/**
 * What PostgreSQL says when it is not to be had just now: lost connections (08), too little memory, room or connections
 * (53), being stopped or starting up (57P), a statement that took too long (57014), no writing here (25006: the other
 * server has taken over), no entry (28, as while passwords are changed).
 */
const awayStates = /^(08|53|57P0|57014|25006|28)/
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/
const awayWords =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|embedded database|not queryable|Client was closed|pool after calling end/i
/** A deadlock or a serialisation failure: the same transaction may well succeed a moment later. */
const passingStates = /^40/

/** Whether an error says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return awayStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return awayCodes.test(code) || isMissingSocket(error) || awayWords.test(error.message)
}

/** A server on this machine that is stopped has taken its socket's file with it; any other missing file is something else. */
function isMissingSocket(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

/** Whether the same transaction may be tried again. */
export function isPassing(error: unknown): boolean {
  return error instanceof DatabaseError && passingStates.test(error.code ?? '')
}

/** What broke and where, without the data it broke on: the database repeats rows and values in its messages. */
export function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const stack = places.join('\n')
  if (!(error instanceof DatabaseError)) return { type: error.name, message: error.message, stack }
  const { name, code, table, column, constraint, routine } = error
  return { type: name, message: `SQLSTATE ${code}`, stack, table, column, constraint, routine }
}
