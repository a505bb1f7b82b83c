import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/connect.ts'
import { isConnectionLost } from '../database/failures.ts'
import { isStreamed } from './limit-bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route returns the stored reply to a request whose Idempotency-Key it has seen before. */
    storesReplies?: boolean
  }
}

/** What became of a request that lost its connection to the database and could be repeated. */
export type Repetition = 'repeated' | 'given up'

/** How long such a request waits for a database that takes changes, before it is refused as any other, in milliseconds. */
const maxWaitMs = 5_000
/** The pauses between two looks of one request. They differ, so that those who wait do not all come back at once. */
const pause = { shortest: 100, longest: 300 }

interface Repeating {
  database: Database
  observe?: ((repetition: Repetition) => void) | undefined
}

/**
 * Repeats a request of the routes that are added from now on, once, after it lost its connection to the database, as in a fail-over:
 * a GET, and a call that the caller has given an Idempotency-Key. Then the outcome of a commit whose acknowledgement was lost does not
 * matter, because the repetition finds the stored reply. Any other change may have happened, and is refused as before. For the limits
 * of rates a repetition counts as the one that the caller would have sent; for that of the load it is the same request.
 */
export function repeatAfterLostConnection(app: FastifyInstance, { database, observe = () => {} }: Repeating): void {
  const isBack = askTogether(database)
  app.addHook('onRoute', (route) => {
    const { handler, config } = route
    const isReading = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD')
    if (!isReading && !config?.storesReplies) return
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      if (!(answer instanceof Promise)) return answer
      return answer.catch(async (error: unknown) => {
        if (!isConnectionLost(error) || reply.sent || !(isReading || hasKey(request))) throw error
        const isPossible = await isBack()
        observe(isPossible ? 'repeated' : 'given up')
        if (!isPossible) throw error
        return handler.call(this, request, reply)
      })
    }
  })
}

/** Whether the request has a key, and a body that is still there. */
function hasKey({ headers }: FastifyRequest): boolean {
  return Boolean(headers['idempotency-key']) && !isStreamed(headers)
}

/** Waits until the database takes changes again, for as long as a request may wait. All who wait at one time ask once. */
function askTogether(database: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const ask = () => {
    asking ??= database.isWritable().finally(() => {
      asking = undefined
    })
    return asking
  }
  return async () => {
    const end = performance.now() + maxWaitMs
    for (;;) {
      const rest = end - performance.now()
      if (rest <= 0) return false
      if (await Promise.race([ask(), wait(rest, false, { ref: false })])) return true
      await wait(pause.shortest + Math.random() * (pause.longest - pause.shortest))
    }
  }
}
