import { DatabaseError } from 'pg'

/**
 * The SQLSTATEs that mean that PostgreSQL is temporarily unavailable: lost connections (08), insufficient memory, disk or
 * connections (53), shutdown or start (57P), a cancelled statement (57014), a read-only standby (25006, as after a
 * failover), refused authentication (28, as while passwords are changed).
 */
const unavailableStates = /^(08|53|57P0|57014|25006|28)/
const unavailableCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/
const unavailableMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|embedded database|not queryable|Client was closed|pool after calling end/i
/** Those of them that mean that the connection was lost, or leads to a standby after a fail-over. */
const lostStates = /^(08|57P0|25006)/
const lostMessages = /Connection terminated|embedded database|not queryable/i
/** A deadlock or a serialisation failure: the same transaction may succeed when it is retried. */
const retryableStates = /^40/
/** The plan of a named statement is for a table that has changed since, or the connection does not know it any more. */
const outdatedPlanStates = /^(0A000|26000)$/
const notUnique = '23505'

/** Whether an error means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return hasNetworkCode(error) || unavailableMessages.test(error.message)
}

function hasNetworkCode(error: Error): boolean {
  return ('code' in error && unavailableCodes.test(String(error.code))) || isMissingSocket(error)
}

/**
 * Whether an error means that the connection to the database was lost or could not be made, so that another connection may soon
 * succeed; not that a statement took too long or that the server has no room.
 */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return lostStates.test(error.code ?? '')
  return error instanceof Error && (hasNetworkCode(error) || lostMessages.test(error.message))
}

/** A PostgreSQL server on this machine removes its socket file when it stops. Other missing files have another meaning. */
function isMissingSocket(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

/**
 * Whether the transaction that failed with this error may be retried. One that has met a row of another transaction, which it
 * could not see before, sees it then and is refused for what it is.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  return retryableStates.test(error.code ?? '') || isNotUnique(error) || isPlanOutdated(error)
}

/** Whether a named statement must be planned anew. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof DatabaseError && outdatedPlanStates.test(error.code ?? '')
}

/** Whether an error says that a value must be unique and another row has it. The transaction can only be rolled back then. */
export function isNotUnique(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === notUnique
}

/** The codes of the file system and of PostgreSQL for a full disk or an exceeded disk quota. */
const diskFullCodes = ['ENOSPC', 'EDQUOT', '53100']

/** Whether an error says, itself or in its cause, that there is no space left on a disk. */
export function isDiskFull(error: unknown): boolean {
  return codesOf(error).some((code) => diskFullCodes.includes(code))
}

/** The codes of an error and of its causes, the outermost first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [...('code' in error ? [String(error.code)] : []), ...codesOf(error.cause)]
}

/** Describes an error for the log, without the messages of the database, which may contain personal data. */
export function describeFailure(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const stack = places.join('\n')
  const codes = codesOf(error)
  if (!(error instanceof DatabaseError)) return { type: error.name, message: error.message, codes, stack }
  const { name, code, table, column, constraint, routine } = error
  return { type: name, message: `SQLSTATE ${code}`, codes, stack, table, column, constraint, routine }
}
