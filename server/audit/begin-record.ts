import { sql } from 'kysely'
import type { Database, Db } from '../database/connect.ts'
import { canonicalJson } from './canonical-json.ts'
import { type ComparedTable, comparedTables } from './compared-tables.ts'
import { type AuditEntry, recordEntries, recordEntry } from './record-entry.ts'

const rowsAtOnce = 1000
/** The arbitrary key of the lock under which one server begins the record. */
const beginningLock = 4_310_059

/**
 * Begins the record of a portal: an entry for the state of each row that there is already, so that later changes behind the
 * portal's back are noticed from now on. Does nothing when it was begun. Returns how many rows there were.
 */
export async function beginRecord(db: Database['db'], now: Date): Promise<number> {
  if (await isBegun(db)) return 0
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${beginningLock}::bigint)`.execute(transaction)
    if (await isBegun(transaction)) return 0
    const by = { at: now, actor: null, address: null }
    const counts: Record<string, number> = {}
    for (const table of comparedTables) counts[table.kind] = await recordStates(transaction, table, by)
    await recordEntry(transaction, {
      ...by,
      action: 'begin_record',
      about: { kind: 'record', id: null },
      after: { rows: counts },
    })
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  })
}

/** Whether the record was begun. */
export async function isBegun(db: Db): Promise<boolean> {
  const begun = await db
    .selectFrom('audit_entry')
    .where('about_kind', '=', 'record')
    .where('action', '=', 'begin_record')
    .select('id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return begun !== undefined
}

async function recordStates(
  db: Db,
  { kind, untold, list }: ComparedTable,
  by: Pick<AuditEntry, 'at' | 'actor' | 'address'>,
): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const rows = await list(db, after, rowsAtOnce)
    const last = rows.at(-1)
    if (!last) return count
    after = last.id
    const told = rows.filter(({ present }) => !untold || canonicalJson(present) !== canonicalJson(untold))
    await recordEntries(
      db,
      told.map(({ about_id: id, present: state }) => ({ ...by, action: 'state_at_begin', about: { kind, id }, state })),
    )
    count += told.length
  }
}
