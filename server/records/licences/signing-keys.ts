import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { SigningKeyTable } from '../../database/tables/signing-keys.ts'

/** What became of a key that signs or has signed certificates. */
export type KnownKey = Selectable<SigningKeyTable>

/** Every key there ever was, the newest first. */
export function listSigningKeys(db: Db): Promise<KnownKey[]> {
  return db.selectFrom('signing_key').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute()
}

type NewKey = Pick<Insertable<SigningKeyTable>, 'kid' | 'x' | 'y'>

/** Records a key that takes over from all others. The database may have forgotten older ones, if it was restored. */
export async function recordSigningKey(db: Db, key: NewKey & { older: readonly NewKey[] }, now: Date): Promise<void> {
  const at = now.toISOString()
  const row = ({ kid, x, y }: NewKey) => ({ kid, x, y, created_at: at })
  await db
    .insertInto('signing_key')
    .values([row(key), ...key.older.map((older) => ({ ...row(older), retired_at: at }))])
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute()
  if (key.older.length === 0) return
  const older = key.older.map(({ kid }) => kid)
  await db
    .updateTable('signing_key')
    .set({ retired_at: at })
    .where('kid', 'in', older)
    .where('retired_at', 'is', null)
    .execute()
}

/** From now on this key signs nothing, and nothing counts that it has signed. */
export async function revokeSigningKey(
  db: Db,
  { kid, reason, now }: { kid: string; reason: string | null; now: Date },
): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('signing_key')
    .set((row) => ({
      retired_at: row.fn.coalesce('retired_at', row.val(at)),
      revoked_at: at,
      revoked_reason: reason,
    }))
    .where('kid', '=', kid)
    .where('revoked_at', 'is', null)
    .execute()
}
