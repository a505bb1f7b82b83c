import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** An upload, and the request that locks it. */
export interface LockOwner {
  id: string
  holder: string
}

/** How long a lock lasts unless it is renewed, in SQL. The database's clock is the same for all servers. */
const lockEnd = sql<string>`clock_timestamp() + interval '10 seconds'`

/** Locks an upload if nobody else holds its lock; otherwise asks the holder to release it. */
export async function tryLock(db: Db, { id, holder }: LockOwner): Promise<'locked' | 'held by another' | 'no upload'> {
  const locked = await db
    .updateTable('resumable_upload')
    .set({ lock_holder: holder, lock_ends_at: lockEnd, lock_is_wanted: false })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('lock_holder', 'is', null), where('lock_ends_at', '<', sql<string>`clock_timestamp()`)]),
    )
    .returning('id')
    .executeTakeFirst()
  if (locked) return 'locked'
  const asked = await db
    .updateTable('resumable_upload')
    .set({ lock_is_wanted: true })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return asked ? 'held by another' : 'no upload'
}

/** Prolongs a lock. Returns whether the holder may keep it: nobody else wants it, and it was not lost. */
export async function renewLock(db: Db, { id, holder }: LockOwner): Promise<boolean> {
  const renewed = await db
    .updateTable('resumable_upload')
    .set({ lock_ends_at: lockEnd })
    .where('id', '=', id)
    .where('lock_holder', '=', holder)
    .returning('lock_is_wanted')
    .executeTakeFirst()
  return renewed?.lock_is_wanted === false
}

/** Releases a lock, if the holder still has it. */
export async function releaseLock(db: Db, { id, holder }: LockOwner): Promise<void> {
  await db
    .updateTable('resumable_upload')
    .set({ lock_holder: null, lock_ends_at: null, lock_is_wanted: false })
    .where('id', '=', id)
    .where('lock_holder', '=', holder)
    .execute()
}
