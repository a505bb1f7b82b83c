import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { AuditSealTable } from '../database/tables/audit.ts'
import { beforeAll, type Place } from './stored-entries.ts'

const lastId = sql<number>`ids[cardinality(ids)]`

/** A seal as it is stored. */
export type StoredSeal = Selectable<AuditSealTable>

/** A signed head as people see it. */
interface VisibleHead {
  n: number
  at: string
  /** The last entry that it covers. */
  entry: number
  /** In hexadecimal digits. */
  hash: string
  kid: string
}

/** Seals from a number on. */
export async function listSeals(db: Db, from: number, limit: number): Promise<StoredSeal[]> {
  const rows = await seals(db).where('n', '>=', from).orderBy('n').limit(sql.lit(limit)).execute()
  return rows.map(withNumbers)
}

/** The last seal, if there is one. */
export async function findLastSeal(db: Db): Promise<StoredSeal | undefined> {
  const row = await seals(db).orderBy('n', 'desc').limit(sql.lit(1)).executeTakeFirst()
  return row && withNumbers(row)
}

function seals(db: Db) {
  return db
    .selectFrom('audit_seal')
    .select(['n', 'era', sql<string>`to_xid::text`.as('to_xid'), 'ids', 'digests', 'hash', 'at', 'kid', 'signature'])
}

// The driver returns the elements of an array of bigint as text.
function withNumbers(seal: StoredSeal): StoredSeal {
  return { ...seal, ids: seal.ids.map(Number) }
}

/** The newest signed head, as people see it; null until something is sealed. */
export async function findNewestHead(db: Db): Promise<VisibleHead | null> {
  const head = await db
    .selectFrom('audit_seal')
    .select(['n', 'at', 'hash', 'kid', lastId.as('entry')])
    .orderBy('n', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return head ? { ...head, hash: head.hash.toString('hex') } : null
}

/** The seals whose last entry has an id. The record has one at most. */
export async function listSealsUpTo(db: Db, entry: number): Promise<StoredSeal[]> {
  const rows = await seals(db).where(lastId, '=', entry).orderBy('n').execute()
  return rows.map(withNumbers)
}

/** The place of the last entry that a seal covers. */
export function endOf(seal: Pick<StoredSeal, 'era' | 'to_xid' | 'ids'> | undefined): Place {
  return seal ? { era: seal.era, xid: seal.to_xid, id: seal.ids.at(-1) ?? 0 } : beforeAll
}
