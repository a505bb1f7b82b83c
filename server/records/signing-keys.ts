import type { PublicKey } from '@portal/contract/signed-licence/verify.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { SigningKeyTable } from '../database/tables/signing-keys.ts'

/** A key that signs or has signed certificates. */
export type KnownKey = Selectable<SigningKeyTable>

/** Every key there ever was, the newest first. */
export function listSigningKeys(db: Db): Promise<KnownKey[]> {
  return db.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute()
}

/** Records a key. Does nothing if it is known. */
export async function insertSigningKey(db: Db, { kid, x, y }: PublicKey, now: Date): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({ kid, x, y, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute()
}

/** From now on these keys sign nothing. */
export async function retireSigningKeys(db: Db, kids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('signing_key')
    .set({ retired_at: now.toISOString() })
    .where('kid', 'in', kids)
    .where('retired_at', 'is', null)
    .execute()
}

/** From now on nothing counts that this key has signed. Returns whether it was known and not revoked before. */
export async function revokeSigningKey(db: Db, kid: string, reason: string, now: Date): Promise<boolean> {
  await retireSigningKeys(db, [kid], now)
  const { numUpdatedRows } = await db
    .updateTable('signing_key')
    .set({ revoked_at: now.toISOString(), revoked_reason: reason })
    .where('kid', '=', kid)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
