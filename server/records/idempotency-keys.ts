import type { Db } from '../database/connect.ts'

interface Key {
  userId: number
  key: string
}

/** Takes a key for this transaction, or finds the reply that was kept with it. Waits for a transaction that holds it. */
export async function claimKey(db: Db, { userId, key, requestHash }: Key & { requestHash: Buffer }) {
  const claimed = await db
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, request_hash: requestHash, reply: JSON.stringify(null) })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  return db
    .selectFrom('idempotency_key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .select(['request_hash', 'reply'])
    .executeTakeFirst()
}

/** Keeps the reply to the request that took the key. */
export async function keepReply(db: Db, { userId, key }: Key, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}
