import type { Db } from '../../database/connect.ts'

interface Key {
  /** Null for a person who opens an account and is not signed in yet. */
  userId: number | null
  key: string
}

/** Claims a key for this transaction, or returns the reply stored with it. Waits for a transaction that has claimed it. */
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
    .where('user_id', 'is not distinct from', userId)
    .where('key', '=', key)
    .select(['request_hash', 'reply'])
    .executeTakeFirst()
}

/** Stores the reply to the request that claimed the key. */
export async function saveReply(db: Db, { userId, key }: Key, reply: unknown): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply) })
    .where('user_id', 'is not distinct from', userId)
    .where('key', '=', key)
    .execute()
}

/** Deletes the replies that were stored before these times: those to people with an account, and those to others. */
export async function deleteOldKeys(db: Db, before: { people: Date; others: Date }): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where(({ eb, and, or }) =>
      or([
        eb('created_at', '<', before.people.toISOString()),
        and([eb('user_id', 'is', null), eb('created_at', '<', before.others.toISOString())]),
      ]),
    )
    .execute()
}
