import type { Call } from '@portal/contract/call.ts'
import { recordChanges } from '../audit/record-changes.ts'
import { doerOf } from '../audit/record-entry.ts'
import type { Db } from '../database/connect.ts'
import { isRetryable } from '../database/failures.ts'
import type { OpenContext } from '../use-case/context.ts'
import { checkOwnership } from './check-ownership.ts'
import { type IdempotentRequest, type Result, runOnce } from './idempotency.ts'
import type { RequestInput } from './read-input.ts'
import { recordCall } from './record-call.ts'

/** The use case of a call, ready to run in a transaction, which may have locked a registration. */
export type UseCase = (db: Db, lockedRegistration?: number) => Promise<unknown>

/** How often a transaction is attempted in all when it fails because of another one. */
const maxAttempts = 3

/**
 * Checks ownership and runs the use case; for a call that changes something in one transaction, which is retried when another
 * one was in its way. Validates the reply against the contract.
 */
export async function runCall(
  { call, context, input }: { call: Call; context: OpenContext; input: RequestInput },
  useCase: UseCase,
  request: IdempotentRequest | undefined,
): Promise<Result> {
  const work = async (db: Db) => {
    const lockedRegistration = await checkOwnership(db, call, context.user, input)
    return recordCall(db, { call, context, input }, async () => {
      const reply = await useCase(db, lockedRegistration)
      return call.status === 204 ? null : call.reply.parse(reply)
    })
  }
  if (call.method === 'GET') return { reply: await work(context.db), isRepeated: false }
  const cause = { ...doerOf(context), about: { kind: 'call', id: `${call.method} ${call.path}` } } as const
  const attempt = () => recordChanges(context.db, cause, (db) => runOnce(db, request, () => work(db)))
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRetryable(error) || attempts >= maxAttempts) throw error
    }
  }
}
