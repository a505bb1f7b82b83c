import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A portal that reads a file says again and again that it does; after so long without a word another one begins anew. */
const leaseSeconds = 60

/** An import that this portal reads, with the token that says so. */
export interface Lease {
  id: number
  lease: string
}

/**
 * Takes the oldest import that is to be read and that no other portal reads, or undefined. `now` is by the clock of the
 * database, which all portals share.
 */
export async function leaseImport(db: Db): Promise<Lease | undefined> {
  const { rows } = await sql<Lease>`
    update import set leased_until = now() + make_interval(secs => ${leaseSeconds}), lease = ${randomUUID()}
    where id = (
      select id from import
      where status = 'reading' and (leased_until is null or leased_until < now())
        and not exists (select from import where status = 'reading' and leased_until >= now())
      order by id limit 1 for no key update skip locked
    )
    returning id, lease
  `.execute(db)
  return rows[0]
}

/**
 * Says that an import is still read. False if it is to be read no more: it was given up, or another portal has begun anew. The row
 * stays locked until the end of a transaction, so that no other portal begins before.
 */
export async function keepLease(db: Db, { id, lease }: Lease): Promise<boolean> {
  const { rows } = await sql`
    update import set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id}::int and lease = ${lease} and status = 'reading' returning id
  `.execute(db)
  return rows.length > 0
}

/** Lets other portals read it at once. */
export async function endLease(db: Db, { id, lease }: Lease): Promise<void> {
  await db.updateTable('import').set({ leased_until: null }).where('id', '=', id).where('lease', '=', lease).execute()
}

/** Keeps the lease while something long is done that says nothing in between. */
export async function whileLeased<T>(db: Db, lease: Lease, work: Promise<T>): Promise<T> {
  const again = setInterval(() => void keepLease(db, lease).catch(() => false), (leaseSeconds / 4) * 1000)
  try {
    return await work
  } finally {
    clearInterval(again)
  }
}
