import { type Call, type Reply, type Sent, validatedReply } from '@portal/contract/call.ts'
import { isDuty } from '@portal/domain/accounts/capabilities.ts'
import { type AnyInput, addressOf } from './address.ts'
import { type CallProblem, problemOf, unreachable } from './call-problem.ts'
import { connectionFound, connectionLost } from './connection.ts'
import { currentSession, endSession, updateSession } from './session.ts'
import { type Answer, type Request, transfer } from './transfer.ts'

/** Options of a request besides its input. */
export interface SendOptions {
  /** Aborts the request. */
  signal?: AbortSignal
  /** The progress of an upload, 0 to 1. */
  onProgress?: (part: number) => void
  /** The same key for all attempts to create one record, so that it is created once. */
  idempotencyKey?: string
  /** Lets the request finish after the page was closed. */
  keepalive?: boolean
  /** The version (updated_at) of the record that is edited, or null if it did not exist. The call fails as stale if it has changed since. */
  recordVersion?: string | null
}

/** The input is required only if the call has params or a body. */
export type Input<C extends Call> = Record<string, never> extends Sent<C> ? [input?: Sent<C>] : [input: Sent<C>]

/** The part of a call that is needed to send it. */
export type Route = Pick<Call, 'method' | 'path' | 'upload'>

/** A body as a multipart form. Empty fields are omitted. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null && value !== '') form.append(name, String(value))
  }
  return form
}

function headersOf(
  call: Route,
  { body }: AnyInput,
  { idempotencyKey, recordVersion }: SendOptions,
): Record<string, string> {
  const headers: { [name: string]: string } = { Accept: 'application/json, application/problem+json' }
  const session = currentSession()
  if (session) headers.Authorization = `Bearer ${session.token}`
  if (body !== undefined && !call.upload) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (recordVersion) headers['If-Match'] = `"${recordVersion}"`
  if (recordVersion === null) headers['If-None-Match'] = '*'
  return headers
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends form values, whose type is not known at compile time. The form has validated them against the call's schema. */
export async function sendForm<C extends Call>(call: C, input: AnyInput, options: SendOptions = {}): Promise<Reply<C>> {
  return validatedReply(call, await request(call, input, options))
}

/** Sends a call by its method and path, and returns the reply. */
export async function request(call: Route, input: AnyInput, options: SendOptions = {}): Promise<unknown> {
  const answer = await exchange({
    method: call.method,
    address: addressOf(call, input),
    headers: headersOf(call, input, options),
    body: call.upload ? formOf(input.body) : input.body === undefined ? undefined : JSON.stringify(input.body),
    ...options,
  })
  const body = parse(answer.text)
  // An HTML page instead of JSON comes from a proxy or a captive portal.
  if (body === undefined && answer.status !== 204) throw unreachable()
  return body
}

/** A request that a busy portal has refused before it did anything is sent again so often. */
const maxRepeats = 8

/**
 * Sends a request and returns the raw reply if it succeeded; again after a pause if the portal was too busy to begin with it.
 * Notes whether the portal can be reached, and the end of the session.
 */
export async function exchange(sent: Request): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    const token = currentSession()?.token
    const answer = await transfer(sent).catch((problem) => {
      if (problem.code === 'unreachable') connectionLost()
      throw problem
    })
    connectionFound()
    const duties = answer.header('portal-duties')
    const isSameSession = token !== undefined && token === currentSession()?.token
    if (isSameSession && duties !== null) updateSession({ duties: duties.split(' ').filter(isDuty) })
    if (answer.status >= 200 && answer.status < 300) return answer
    const problem = problemOf(answer.status, parse(answer.text), answer.header('retry-after'))
    if (isSameSession) noteProblem(problem)
    if (!problem.isNotBegun || repeats >= maxRepeats || sent.keepalive) throw problem
    await pause((problem.retryAfter ?? 1) + Math.random(), sent.signal)
  }
}

/** Notes what a refusal says about the session. */
function noteProblem({ code }: CallProblem): void {
  if (code === 'signed_out') endSession('expired')
  if (code === 'password_change_needed') updateSession({ must_change_password: true })
  if (code === 'second_factor_setup_needed') updateSession({ must_set_up_second_factor: true })
}

/** Waits some seconds; less when aborted. */
export function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/**
 * Sends one call of the contract and returns its reply, or throws a CallProblem. Screens use `useCall` and
 * `useCallMutation` instead. The reply is not validated here, because the server validates it against the same contract.
 */
export function send<C extends Call>(call: C, ...given: [...Input<C>, options?: SendOptions]): Promise<Reply<C>>
export function send<C extends Call>(call: C, input: AnyInput = {}, options?: SendOptions): Promise<Reply<C>> {
  return sendForm(call, input, options)
}
