import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** How many rows one statement deletes. */
const batch = 10_000

/**
 * Deletes counts of attempts that have ended, and all but the `most` that end last. To get rid of a count before its time,
 * somebody would have to cause so many others.
 */
export async function deleteAttempts(db: Db, now: Date, most: number): Promise<void> {
  while (await deleteSome(db, sql`where expire < ${now.getTime()}`));
  while (await deleteSome(db, sql`order by expire desc offset ${most}`));
}

async function deleteSome(db: Db, which: RawBuilder<unknown>): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from attempt where key in (select key from attempt ${which} limit ${batch})`.execute(db)
  return numAffectedRows > 0n
}
