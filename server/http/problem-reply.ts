import { type Problem, statusOfRefusal } from '@portal/contract/problem.ts'
import { Refusal, type RefusalCode } from '@portal/domain/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/failures.ts'

/** What each refusal is called in a word or two. */
const titles = {
  invalid_input: 'Something is missing or wrong',
  wrong_credentials: 'Not signed in',
  signed_out: 'Signed out',
  not_allowed: 'Not allowed',
  not_found: 'Not found',
  action_not_offered: 'Not possible now',
  already_exists: 'Already there',
  stale: 'Changed meanwhile',
  file_too_large: 'File too large',
  file_refused: 'Kind of file not taken',
  too_many_requests: 'Too many tries',
  unavailable: 'Not available',
  unexpected: 'Something went wrong',
} as const satisfies Record<RefusalCode, string>

/** Whatever was thrown as the refusal a person is told; what nobody foresaw is `unexpected` and says nothing of the inside. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) {
    return new Refusal('unavailable', 'The portal cannot reach its records just now. Try again in a minute.', {
      retry_after: 10,
    })
  }
  const status = statusIn(error)
  if (isUnknownAddress(error)) return new Refusal('not_found', 'This does not exist')
  if (status === 413) return new Refusal('file_too_large', 'What you sent is too large')
  if (status === 415) return new Refusal('invalid_input', 'Send this as JSON, or as a form when a file belongs to it')
  if (status !== undefined && status < 500) return new Refusal('invalid_input', 'The request could not be read')
  return new Refusal(
    'unexpected',
    'Something went wrong on our side. Try again, and tell the ministry if it happens again.',
  )
}

/** The HTTP status and body of a refusal. Malformed JSON is a 400, everything else has the status of its code. */
export function problemOf(error: unknown, requestId: string): { status: number; body: Problem; retryAfter?: number } {
  const refusal = asRefusal(error)
  const status = isMalformed(error) ? 400 : statusOfRefusal[refusal.code]
  const { errors, status: present, offered, retry_after } = refusal.extra
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
    request_id: requestId,
  }
  return retry_after === undefined ? { status, body } : { status, body, retryAfter: retry_after }
}

function statusIn(error: unknown): number | undefined {
  const holds = typeof error === 'object' && error !== null && 'statusCode' in error
  return holds && typeof error.statusCode === 'number' ? error.statusCode : undefined
}

/** An address that is too long, or not written as an address may be, leads nowhere. */
function isUnknownAddress(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH'
}

function isMalformed(error: unknown): boolean {
  return !(error instanceof Refusal) && !isUnknownAddress(error) && statusIn(error) === 400
}

/** Answers with the problem that something thrown comes to, and writes down what nobody is told. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = problemOf(error, request.id)
  if (body.code === 'unexpected') request.log.error({ err: error }, body.code)
  if (body.code === 'unavailable') request.log.warn({ err: error }, body.code)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .send(body)
}
