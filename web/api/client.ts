import type { Call, Reply, Sent } from '@portal/contract/call.ts'
import { type AnyInput, addressOf } from './address.ts'
import { problemOf, unreachable } from './call-problem.ts'
import { connectionFound, connectionLost } from './connection.ts'
import { currentSession, endSession } from './session.ts'
import { transfer } from './transfer.ts'

/** How a request is sent, besides what is in it. */
export interface Sending {
  /** Stops the request. */
  signal?: AbortSignal
  /** Said by an upload as it goes: 0 to 1. */
  onProgress?: (part: number) => void
  /** The same for every attempt to create one thing, so that it is created once. */
  idempotencyKey?: string
  /** Goes on when the page is left. */
  keepalive?: boolean
  /** When what is edited was changed last, as far as the person saw, or null when there was nothing; stale when that changed. */
  seenAt?: string | null
}

/** A call needs an input only when it has params or a body. */
export type Input<C extends Call> = Record<string, never> extends Sent<C> ? [input?: Sent<C>] : [input: Sent<C>]

/** What sending a call takes of it. */
type Route = Pick<Call, 'method' | 'path' | 'upload'>

/** The parts of a multipart form. Fields left empty are left out. */
function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(body))) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null && value !== '') form.append(name, String(value))
  }
  return form
}

function headersOf(call: Route, { body }: AnyInput, { idempotencyKey, seenAt }: Sending): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json' }
  const session = currentSession()
  if (session) headers.Authorization = `Bearer ${session.token}`
  if (body !== undefined && !call.upload) headers['Content-Type'] = 'application/json'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (seenAt) headers['If-Match'] = `"${seenAt}"`
  if (seenAt === null) headers['If-None-Match'] = '*'
  return headers
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends what a form holds, without the compiler's help: forms check against the call's schema while they run. */
export async function sendForm<C extends Call>(call: C, input: AnyInput, sending: Sending = {}): Promise<Reply<C>> {
  return request(call, input, sending)
}

/** Sends a call of which only the method and path are known, and gives its reply. */
export async function request(call: Route, input: AnyInput, sending: Sending = {}) {
  const token = currentSession()?.token
  const answer = await transfer({
    method: call.method,
    address: addressOf(call, input),
    headers: headersOf(call, input, sending),
    body: call.upload ? formOf(input.body) : input.body === undefined ? undefined : JSON.stringify(input.body),
    ...sending,
  }).catch((problem) => {
    if (problem.code === 'unreachable') connectionLost()
    throw problem
  })
  connectionFound()
  const body = parse(answer.text)
  if (answer.status >= 200 && answer.status < 300) {
    // A page in place of an answer comes from a proxy or a sign-in wall on the way.
    if (body === undefined && answer.status !== 204) throw unreachable()
    return body
  }
  const problem = problemOf(answer.status, body)
  if (problem.code === 'signed_out' && token && token === currentSession()?.token) endSession('expired')
  throw problem
}

/**
 * Sends one call of the contract and gives its reply; throws a CallProblem otherwise. Screens use `useCall` and
 * `useCallMutation` instead. The reply is not checked again here: the server has checked it against the same contract.
 */
export function send<C extends Call>(call: C, ...given: [...Input<C>, sending?: Sending]): Promise<Reply<C>>
export function send<C extends Call>(call: C, input: AnyInput = {}, sending?: Sending): Promise<Reply<C>> {
  return sendForm(call, input, sending)
}
