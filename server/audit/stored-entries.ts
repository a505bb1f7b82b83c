import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { canonicalJson } from './canonical-json.ts'
import { digestOfEntry } from './entry-code.ts'

/** The place of an entry in the order of the record. */
export interface Place {
  era: number
  xid: string
  id: number
}

/** An entry as it is stored. */
export interface StoredEntry extends Place {
  at: string
  kid: string
  body: unknown
  mac: Buffer
  /** The columns that repeat parts of the body. */
  action: string | null
  actor_id: number | null
  about_kind: string | null
  about_id: string | null
}

/** The place before the first entry. */
export const beforeAll: Place = { era: 0, xid: '0', id: 0 }

/** Entries after a place, in the order of the record. */
export async function listEntries(
  db: Db,
  after: Place,
  { limit, where = sql`true` }: { limit: number; where?: RawBuilder<unknown> },
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select id, era, xid::text as xid, at, kid, body, mac, action, actor_id, about_kind, about_id
    from audit_entry
    where (era, xid, id) > (${after.era}::integer, ${after.xid}::xid8, ${after.id}::bigint) and ${where}
    order by audit_entry.era, audit_entry.xid, audit_entry.id limit ${sql.lit(limit)}
  `.execute(db)
  return rows
}

/** The digest of an entry at its place. */
export function digestOf({ body, ...entry }: StoredEntry): Buffer {
  return digestOfEntry({ ...entry, canonicalBody: canonicalJson(body) })
}

/** Less than 0 if one place comes before the other. */
export function comparePlaces(one: Place, other: Place): number {
  if (one.era !== other.era) return one.era - other.era
  if (one.xid !== other.xid) return BigInt(one.xid) < BigInt(other.xid) ? -1 : 1
  return one.id - other.id
}
