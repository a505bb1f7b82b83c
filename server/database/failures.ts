import { DatabaseError } from 'pg'

/**
 * The states in which PostgreSQL cannot serve just now: lost connections (08), too little memory, disk or connections
 * (53), shutdown or start-up (57P), a statement that ran too long (57014), a read-only standby (25006, as after a
 * failover), refused authentication (28, as while passwords are changed).
 */
const awayStates = /^(08|53|57P0|57014|25006|28)/
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/
const awayWords =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|embedded database|not queryable|Client was closed|pool after calling end/i
/** A deadlock or a serialisation failure: the same transaction may succeed when it is tried again. */
const passingStates = /^40/

/** Whether an error says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return awayStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return awayCodes.test(code) || isMissingSocket(error) || awayWords.test(error.message)
}

/** A PostgreSQL server on this machine removes its socket file when it stops; no other missing file means that. */
function isMissingSocket(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

/** Whether the same transaction may be tried again. */
export function isPassing(error: unknown): boolean {
  return error instanceof DatabaseError && passingStates.test(error.code ?? '')
}

/** No space left, or none of the account's quota, from the file system and from PostgreSQL. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error says, itself or in its cause, that there is no space left on a disk. */
export function isDiskFull(error: unknown): boolean {
  return codesOf(error).some((code) => diskFullCodes.includes(code))
}

/** The codes of an error and of what caused it, the outermost first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [...('code' in error ? [String(error.code)] : []), ...codesOf(error.cause)]
}

/** Describes an error for the log without the data that caused it: the database repeats rows and values in its messages. */
export function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const stack = places.join('\n')
  const codes = codesOf(error)
  if (!(error instanceof DatabaseError)) return { type: error.name, message: error.message, codes, stack }
  const { name, code, table, column, constraint, routine } = error
  return { type: name, message: `SQLSTATE ${code}`, codes, stack, table, column, constraint, routine }
}
