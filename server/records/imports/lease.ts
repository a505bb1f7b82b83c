import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A portal that reads a file says again and again that it does; after so long without a word another one begins anew. */
const leaseSeconds = 60

/**
 * Takes the oldest import that is to be read and that no other portal reads, or undefined. `now` is by the clock of the
 * database, which all portals share.
 */
export async function leaseImport(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update import set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from import
      where status = 'reading' and (leased_until is null or leased_until < now())
        and not exists (select from import where status = 'reading' and leased_until >= now())
      order by id limit 1 for no key update skip locked
    )
    returning id
  `.execute(db)
  return rows[0]?.id
}

/** Says that an import is still read. False if it is to be read no more, for example because it was given up. */
export async function keepLease(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update import set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id}::int and status = 'reading' returning id
  `.execute(db)
  return rows.length > 0
}

/** Lets other portals read it at once. */
export async function endLease(db: Db, id: number): Promise<void> {
  await db.updateTable('import').set({ leased_until: null }).where('id', '=', id).execute()
}
