import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { claimKey, keepReply } from '../records/idempotency-keys.ts'

const longestKey = 200
const slowHash = promisify<string, string, number, Buffer>(scrypt)
const hashLength = 32

/** Which request must be done only once: the caller's key, and the request it stands for. */
export interface Once {
  /** Null when nobody is signed in, as when an account is opened: then the key alone tells two callers apart. */
  userId: number | null
  key: string
  requestHash: Buffer
}

/** What an Idempotency-Key header asks for; nothing without the header. Spec §7.1. */
export async function onceAsked(
  header: unknown,
  userId: number | null,
  request: readonly unknown[],
): Promise<Once | undefined> {
  if (typeof header !== 'string' || header === '') return undefined
  if (header.length > longestKey) refuse('invalid_input', 'The Idempotency-Key is too long')
  const text = JSON.stringify(request)
  // Who opens an account sends a password: it must be no easier to guess from this than from its own hash.
  const isSecret = userId === null
  const requestHash = isSecret ? await slowHash(text, header, hashLength) : createHash('sha256').update(text).digest()
  return { userId, key: header, requestHash }
}

/**
 * Does the work, or answers what it answered the first time. The key is kept in the work's own transaction: either both
 * are there afterwards or neither; a second request with the same key waits for the first.
 */
export async function doOnce(
  db: Db,
  once: Once | undefined,
  work: () => Promise<unknown>,
): Promise<{ reply: unknown; again: boolean }> {
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
