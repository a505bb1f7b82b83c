import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { listEntries, type Place, type StoredEntry } from './stored-entries.ts'

/** What entries of the audit record can be about: a kind, with ids as the record writes them. */
export type AboutCase = Partial<Record<string, readonly string[]>>

/** The next entries about any of these, in the order of the record. */
export async function listCaseEntries(
  db: Db,
  about: AboutCase,
  { after, limit }: { after: Place; limit: number },
): Promise<StoredEntry[]> {
  const conditions = Object.entries(about).map(
    ([kind, ids = []]) => sql`(about_kind = ${kind} and about_id = any(${[...ids]}::text[]))`,
  )
  if (conditions.length === 0) return []
  return listEntries(db, after, { limit, where: sql`(${sql.join(conditions, sql` or `)})` })
}
