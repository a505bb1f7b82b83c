import { createHash } from 'node:crypto'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { claimKey, keepReply } from '../records/idempotency-keys.ts'

const longestKey = 200

/** Which request must be done only once: the caller's key, and the request it stands for. */
export interface Once {
  userId: number
  key: string
  requestHash: Buffer
}

/** What an Idempotency-Key header asks for; nothing without the header. wire.md, General. */
export function onceAsked(header: unknown, userId: number | undefined, request: readonly unknown[]): Once | undefined {
  if (typeof header !== 'string' || header === '' || userId === undefined) return undefined
  if (header.length > longestKey) refuse('invalid_input', 'The Idempotency-Key is too long')
  return { userId, key: header, requestHash: createHash('sha256').update(JSON.stringify(request)).digest() }
}

/**
 * Does the work, or answers what it answered the first time. The key is kept in the work's own transaction: either both
 * are there afterwards or neither; a second request with the same key waits for the first.
 */
export async function doOnce<T>(
  db: Db,
  once: Once | undefined,
  work: () => Promise<T>,
): Promise<{ reply: T | unknown; again: boolean }> {
  if (!once) return { reply: await work(), again: false }
  const earlier = await claimKey(db, once)
  if (earlier && !earlier.request_hash.equals(once.requestHash)) {
    refuse('invalid_input', 'This Idempotency-Key was used for another request')
  }
  if (earlier) return { reply: earlier.reply, again: true }
  const reply = await work()
  await keepReply(db, once, reply)
  return { reply, again: false }
}
