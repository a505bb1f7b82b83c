/** One code for every reason for a refusal, as error replies carry it. */
export const refusalCodes = [
  'invalid_input',
  'wrong_credentials',
  'second_factor_needed',
  'signed_out',
  'not_allowed',
  'password_change_needed',
  'second_factor_setup_needed',
  'not_found',
  'action_not_offered',
  'already_exists',
  'not_confirmed',
  'limit_reached',
  'stale',
  'file_too_large',
  'file_refused',
  'too_many_requests',
  'unavailable',
  'unexpected',
] as const

/** One of `refusalCodes`. */
export type RefusalCode = (typeof refusalCodes)[number]

/** What a refusal may mean for security. The log notes it, and no reply says it. */
export type RefusalEvent =
  | 'not allowed'
  | 'not own'
  | 'no session'
  | 'wrong secret'
  | 'wrong link'
  | 'too many'
  | 'file refused'
  | 'unreadable'

/**
 * What a refusal may carry besides its sentence: `errors` holds sentences by field (or by section), `status` the present
 * registration status, `offered` the actions that are possible instead, `retry_after` whole seconds to wait, `not_begun` that
 * nothing was done yet, so that the same request may be sent again, `event` what its code does not say of its meaning for
 * security.
 */
export type RefusalExtra = {
  errors?: Record<string, string[]>
  status?: string
  offered?: string[]
  retry_after?: number
  not_begun?: true
  event?: RefusalEvent
}

/** A refusal that a person will read. `detail` is a sentence for them, and also the error's message. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: string
  readonly extra: RefusalExtra

  constructor(code: RefusalCode, detail: string, extra: RefusalExtra = {}) {
    super(detail)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
    this.extra = extra
  }
}

/** Throws a Refusal. Reads well after `??`: `(await findWard(db, id)) ?? refuse('not_found', '…')`. */
export function refuse(code: RefusalCode, detail: string, extra?: RefusalExtra): never {
  throw new Refusal(code, detail, extra)
}
