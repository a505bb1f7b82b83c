import type { Problem } from '@portal/contract/problem.ts'

/** The server's refusal codes, `unreachable` for no reply, and `cancelled`. */
export type ProblemCode = Problem['code'] | 'unreachable' | 'cancelled'

/** Another attempt may succeed, also after signing in again. */
export const worthRetrying: readonly ProblemCode[] = [
  'unreachable',
  'unavailable',
  'unexpected',
  'too_many_requests',
  'signed_out',
  'cancelled',
]

interface ProblemFields {
  code: ProblemCode
  status: number
  message: string
  errors?: Record<string, string[]>
  offered?: string[]
  not_begun?: boolean | undefined
  retry_after?: number | undefined
}

/** A failed call. `message` is shown to the person; `errors` has the error messages by field. */
export class CallProblem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: Record<string, string[]>
  readonly offered: string[]
  /** Nothing was done: the same request may be sent again. */
  readonly isNotBegun: boolean
  /** After so many seconds another attempt may succeed, if the server said so. */
  readonly retryAfter: number | undefined

  constructor({ code, status, message, errors = {}, offered = [], not_begun = false, retry_after }: ProblemFields) {
    super(message)
    this.name = 'CallProblem'
    this.code = code
    this.status = status
    this.errors = errors
    this.offered = offered
    this.isNotBegun = not_begun
    this.retryAfter = retry_after
  }
}

/** No reply: the network or the server is down. */
export function unreachable(): CallProblem {
  return new CallProblem({
    code: 'unreachable',
    status: 0,
    message: 'We could not reach the portal. Check your connection and try again.',
  })
}

/** The person cancelled an upload. */
export function cancelled(): CallProblem {
  return new CallProblem({ code: 'cancelled', status: 0, message: 'The upload was cancelled.' })
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}

/**
 * The problem of a reply with a status other than 2xx, with what its header Retry-After says. If it is not from our server but from a
 * proxy, uses a general message.
 */
export function problemOf(status: number, body: unknown, retryAfter: string | null = null): CallProblem {
  const retry_after = Number(retryAfter) > 0 ? Number(retryAfter) : undefined
  if (isProblem(body)) return new CallProblem({ ...body, status, retry_after })
  if (status === 502 || status === 503 || status === 504) {
    const message = 'The portal is busy or being updated. Wait a minute and try again.'
    return new CallProblem({ code: 'unavailable', status, message })
  }
  const message = 'Something went wrong on our side. Try again in a minute.'
  return new CallProblem({ code: 'unexpected', status, message })
}
