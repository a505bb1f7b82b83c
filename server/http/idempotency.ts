import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { claimKey, saveReply } from '../records/shared/idempotency-keys.ts'

const maxKeyLength = 200
const slowHash = promisify<string, string, number, Buffer>(scrypt)
const hashLength = 32

/** A request that must be carried out only once: the caller's key and a hash of the request. */
export interface IdempotentRequest {
  /** Null when nobody is signed in, as when an account is opened: then only the key identifies the caller. */
  userId: number | null
  key: string
  requestHash: Buffer
}

/** Reads an Idempotency-Key header; undefined without one. `request` is everything that identifies the request. */
export async function readIdempotencyKey(
  header: unknown,
  userId: number | null,
  request: readonly unknown[],
): Promise<IdempotentRequest | undefined> {
  if (typeof header !== 'string' || header === '') return undefined
  if (header.length > maxKeyLength) refuse('invalid_input', 'The Idempotency-Key is too long')
  const text = JSON.stringify(request)
  // A request to open an account contains a password, which must not be easier to guess from this hash than from its own.
  const isSecret = userId === null
  const requestHash = isSecret ? await slowHash(text, header, hashLength) : createHash('sha256').update(text).digest()
  return { userId, key: header, requestHash }
}

/** The reply of a call, and whether it is the stored reply to an earlier request with the same key. */
export interface Result {
  reply: unknown
  isRepeated: boolean
}

/**
 * Does the work, or returns the reply to the first request with this key. The key is stored in the transaction of the
 * work, so that both are committed or neither. A second request with the same key waits for the first.
 */
export async function runOnce(
  db: Db,
  request: IdempotentRequest | undefined,
  work: () => Promise<unknown>,
): Promise<Result> {
  if (!request) return { reply: await work(), isRepeated: false }
  const earlier = await claimKey(db, request)
  if (earlier && !earlier.request_hash.equals(request.requestHash)) {
    refuse('invalid_input', 'This Idempotency-Key was used for another request')
  }
  if (earlier) return { reply: earlier.reply, isRepeated: true }
  const reply = await work()
  await saveReply(db, request, reply)
  return { reply, isRepeated: false }
}
