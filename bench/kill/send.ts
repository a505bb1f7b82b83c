import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** The portal's current address; undefined while it is down. */
export type Where = () => string | undefined

/** A request that is repeated until it is answered. */
export interface Asked {
  path: string
  token?: string
  /** The same for every attempt, so that nothing is done twice. */
  key?: string
  body: object | (() => FormData)
}

const betweenTries = 30
const replyTimeoutMs = 90_000

/** Repeats a request until it is answered, however often the portal is killed. Returns the status and the body. */
export async function sendUntilAnswered(where: Where, asked: Asked): Promise<{ status: number; body: unknown }> {
  const end = performance.now() + replyTimeoutMs
  while (performance.now() < end) {
    const answer = await tryOnce(where(), asked)
    if (answer && answer.status < 500) return answer
    if (answer && answer.status !== 503) throw new Error(`${asked.path} answered ${answer.status}`)
    await wait(betweenTries)
  }
  throw new Error(`Nobody answered ${asked.path}`)
}

async function tryOnce(origin: string | undefined, { path, token, key, body }: Asked) {
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

/** The body of a reply that must be successful and have the given shape. */
export async function sendWell<S extends z.ZodType>(where: Where, asked: Asked, shape: S): Promise<z.output<S>> {
  const { status, body } = await sendUntilAnswered(where, asked)
  if (status >= 400) throw new Error(`${asked.path} answered ${status}: ${JSON.stringify(body)}`)
  return shape.parse(body)
}

/** The shape of the reply of nearly every creating call. */
export function dataOf<S extends z.ZodRawShape>(shape: S) {
  return z.object({ data: z.object(shape) })
}
