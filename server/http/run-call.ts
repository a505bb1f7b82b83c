import type { Call } from '@portal/contract/call.ts'
import type { Db } from '../database/connect.ts'
import { isRetryable } from '../database/failures.ts'
import { checkOwnership } from './check-ownership.ts'
import type { OpenContext } from './context.ts'
import { type IdempotentRequest, type Result, runOnce } from './idempotency.ts'
import type { RequestInput } from './read-input.ts'

/** The use case of a call, once its slow work is done and a transaction is open. */
export type UseCase = (db: Db) => Promise<unknown>

/** How often a transaction that met a deadlock is tried in all. */
const maxAttempts = 3

/**
 * Checks ownership and runs the use case: in one transaction when the call changes something, tried again after a
 * deadlock. The reply must be what the contract promises.
 */
export async function runCall(
  { call, context, input }: { call: Call; context: OpenContext; input: RequestInput },
  useCase: UseCase,
  request: IdempotentRequest | undefined,
): Promise<Result> {
  const work = async (db: Db) => {
    await checkOwnership(db, call, context.user, input)
    const reply = await useCase(db)
    return call.status === 204 ? null : call.reply.parse(reply)
  }
  if (call.method === 'GET') return { reply: await work(context.db), isRepeated: false }
  const attempt = () => context.db.transaction().execute((db) => runOnce(db, request, () => work(db)))
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRetryable(error) || attempts >= maxAttempts) throw error
    }
  }
}
