import { type Problem, statusOfRefusal } from '@portal/contract/problem.ts'
import { Refusal, type RefusalCode } from '@portal/domain/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isDiskFull, isNotUnique } from '../database/failures.ts'

/** The title of each refusal. */
const titles = {
  invalid_input: 'Something is missing or wrong',
  wrong_credentials: 'Not logged in',
  second_factor_needed: 'A code is needed',
  signed_out: 'Logged out',
  not_allowed: 'Not allowed',
  password_change_needed: 'Password change needed',
  second_factor_setup_needed: 'Second factor needed',
  not_found: 'Not found',
  action_not_offered: 'Not possible now',
  already_exists: 'Already there',
  not_confirmed: 'Not confirmed',
  limit_reached: 'Limit reached',
  stale: 'Changed meanwhile',
  file_too_large: 'File too large',
  file_refused: 'Kind of file not taken',
  too_many_requests: 'Too many tries',
  unavailable: 'Not available',
  unexpected: 'Something went wrong',
} as const satisfies Record<RefusalCode, string>

/** Requests that violate HTTP or JSON keep their specific status. */
const malformed: Record<number, string> = {
  400: 'The request could not be read',
  408: 'The request took too long to arrive. Send it again.',
  417: 'The portal cannot do what the Expect header of the request asks for',
  431: 'The headers of the request are too large',
}

/** Converts any error to a refusal with a sentence for a person. An unforeseen error becomes `unexpected` and reveals nothing. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) {
    return new Refusal(
      'unavailable',
      'The portal has no space left to save this. Tell the ministry, and try again later.',
      {
        retry_after: 60,
      },
    )
  }
  if (isDatabaseUnavailable(error)) {
    return new Refusal('unavailable', 'The portal cannot reach its records just now. Try again in a minute.', {
      retry_after: 10,
    })
  }
  if (isNotUnique(error)) {
    return new Refusal('already_exists', 'Somebody has entered the same just now. Load the page again, and look.')
  }
  const status = statusIn(error)
  if (isUnknownAddress(error)) return new Refusal('not_found', 'This does not exist')
  if (status === 413) return new Refusal('file_too_large', 'What you sent is too large')
  if (status === 415) return new Refusal('invalid_input', 'Send this as JSON, or as a form when a file belongs to it')
  if (status !== undefined && status < 500) {
    return new Refusal('invalid_input', malformed[status] ?? 'The request could not be read')
  }
  return new Refusal(
    'unexpected',
    'Something went wrong on our side. Try again, and tell the ministry if it happens again.',
  )
}

/** The HTTP status and body of a refusal. A malformed request keeps its own status; otherwise the status follows from the code. */
export function problemOf(error: unknown, requestId: string): { status: number; body: Problem; retryAfter?: number } {
  const refusal = asRefusal(error)
  const status = malformedStatus(error) ?? statusOfRefusal[refusal.code]
  const { errors, status: present, offered, retry_after, not_begun } = refusal.extra
  const body: Problem = {
    type: `/problems/${refusal.code}`,
    title: titles[refusal.code],
    status,
    detail: refusal.detail,
    code: refusal.code,
    message: refusal.detail,
    ...(errors ? { errors } : {}),
    ...(offered ? { offered } : {}),
    ...(present ? { present_status: present } : {}),
    ...(not_begun ? { not_begun } : {}),
    request_id: requestId,
  }
  return retry_after === undefined ? { status, body } : { status, body, retryAfter: retry_after }
}

function statusIn(error: unknown): number | undefined {
  const holds = typeof error === 'object' && error !== null && 'statusCode' in error
  return holds && typeof error.statusCode === 'number' ? error.statusCode : undefined
}

/** An address that is too long or malformed is refused like one that does not exist. */
function isUnknownAddress(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH'
}

function malformedStatus(error: unknown): number | undefined {
  const status = statusIn(error)
  if (error instanceof Refusal || isUnknownAddress(error) || status === undefined) return undefined
  return status in malformed ? status : undefined
}

/** Sends an error as a problem, and logs what the reply does not reveal. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = problemOf(error, request.id)
  if (isDiskFull(error)) request.log.error({ err: error }, 'ENOSPC: the disk is full')
  else if (body.code === 'unexpected' || isNotUnique(error)) request.log.error({ err: error }, body.code)
  else if (body.code === 'unavailable') request.log.warn({ err: error }, body.code)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(body)
}
