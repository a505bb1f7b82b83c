import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** Where requests are sent. */
export interface Where {
  /** The portal's address for the next attempt; undefined while it is down. */
  address: () => string | undefined
  /** Told of each attempt that got no reply, or one that says that the portal cannot serve. */
  onFailure?: (path: string) => void
}

/** A request that is retried until there is a reply. */
export interface RetriedRequest {
  path: string
  token?: string
  /** The same for every attempt, so that nothing is done twice. */
  key?: string
  body: object | (() => FormData)
}

const retryDelayMs = 30
const replyTimeoutMs = 90_000

/** Retries a request until there is a reply, however often the portal is killed. Returns the status and the body. */
export async function sendUntilAnswered(
  where: Where,
  request: RetriedRequest,
): Promise<{ status: number; body: unknown }> {
  const end = performance.now() + replyTimeoutMs
  while (performance.now() < end) {
    const answer = await tryOnce(where.address(), request)
    if (answer && answer.status < 500) return answer
    where.onFailure?.(request.path)
    if (answer && answer.status !== 503)
      throw new Error(`${request.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    await wait(retryDelayMs)
  }
  throw new Error(`There was no reply to ${request.path}`)
}

async function tryOnce(origin: string | undefined, { path, token, key, body }: RetriedRequest) {
  if (!origin) return undefined
  const isForm = typeof body === 'function'
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: isForm ? body() : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    // The portal was killed before the whole reply arrived, so the outcome is unknown.
    return undefined
  }
}

/** Sends a request and returns the body of the reply, which must be successful and have the given shape. */
export async function sendAndParse<S extends z.ZodType>(
  where: Where,
  request: RetriedRequest,
  shape: S,
): Promise<z.output<S>> {
  const { status, body } = await sendUntilAnswered(where, request)
  if (status >= 400) throw new Error(`${request.path} answered ${status}: ${JSON.stringify(body)}`)
  return shape.parse(body)
}

/** The shape of the reply of nearly every creating call. */
export function dataOf<S extends z.ZodRawShape>(shape: S) {
  return z.object({ data: z.object(shape) })
}
