import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { readRecordedTables } from '../database/row-triggers/recorded-tables.ts'
import { isBegun, listBegunTables } from './begin-record.ts'
import type { Findings } from './findings.ts'
import { flatten, Peekable } from './peekable.ts'
import { type PresentRow, readPresentRows } from './present-rows.ts'
import { readRecordedRows, type StoredRow } from './recorded-rows.ts'
import { RowHistory, type States } from './row-history.ts'
import { readSchemaObjects, schemaObjects } from './schema-objects.ts'
import { verifyRights } from './verify-rights.ts'
import { verifyRowsOfEntries } from './verify-rows-of-entries.ts'

/** What the verification of rows needs to know of the record. */
interface Known {
  findings: Findings
  states: States
  /** The keys of digests other than this portal's first, by entry. */
  otherKeys: ReadonlyMap<number, string>
}

/**
 * Compares every row of the tables that the record follows with its entries, and the entries about each row with one another.
 * Reads sorted streams side by side, so that memory is bounded however many rows there are. Returns how many rows it compared.
 */
export async function verifyRows(db: Db, findings: Findings, only?: readonly string[]): Promise<number> {
  const otherKeys = await verifyRowsOfEntries(db, findings)
  const known: Known = { findings, otherKeys, states: await readStates(db, findings) }
  const begun = await listBegunTables(db)
  const isWhole = await isBegun(db)
  const recorded = new Peekable(flatten(readRecordedRows(db)))
  let compared = 0
  for (const table of await readRecordedTables(db)) {
    if (only && !only.includes(table.name)) continue
    await skipTo(recorded, table.name)
    if (begun.has(table.name)) {
      compared += await follow(db, table.name, { present: readPresentRows(db, table), recorded, known })
    } else if (isWhole)
      findings.add('record not begun', `The rows of the table ${table.name} were never noted in the record`)
  }
  if (!only) await verifySchema(db, known)
  return compared
}

/** Compares the functions, triggers, columns and the rest of the schema with the list that was noted after the newest migration. */
async function verifySchema(db: Db, known: Known): Promise<void> {
  const recorded = new Peekable(flatten(readRecordedRows(db, schemaObjects)))
  if (await recorded.peek()) await follow(db, schemaObjects, { present: readSchemaObjects(db), recorded, known })
  await verifyRights(db, known.findings)
}

interface State {
  id: number
  table: string
  migration: string | null
  /** What did not agree before the migration. */
  found: string[] | null
}

/** The entries that note whole tables, by their ids, and from which entry on the present form of each table counts. */
async function readStates(db: Db, findings: Findings): Promise<States> {
  const { rows } = await sql<State>`
    select id, about_id as "table", body #>> '{after,migration}' as migration, body #> '{after,first}' as found
    from audit_entry
    where action in ('state_at_begin', 'state_after_migration') and about_kind = 'table' order by id
  `.execute(db)
  const states = { ids: new Set<number>(), since: new Map<string, { migration: string; entry: number }>() }
  for (const { id, table, migration, found } of rows) {
    states.ids.add(id)
    if (migration === null || states.since.get(table)?.migration === migration) continue
    states.since.set(table, { migration, entry: id })
    const about = { kind: 'table', id: table }
    for (const detail of found ?? []) {
      findings.add('differed before a migration', `Before the upgrade ${migration}: ${detail}`, { entry: id, about })
    }
  }
  return states
}

/** Passes over the rows of tables before one, which are not followed any more. */
async function skipTo(rows: Peekable<StoredRow>, table: string): Promise<void> {
  for (;;) {
    const row = await rows.peek()
    if (!row || compareText(row.table, table) >= 0) return
    rows.take()
  }
}

/** In the order in which the database sorts with the collation "C". */
function compareText(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other))
}

interface Streams {
  present: AsyncIterable<PresentRow[]>
  recorded: Peekable<StoredRow>
  known: Known
}

/** Follows each row of a table, by the order of the keys. */
async function follow(db: Db, table: string, { present: pieces, recorded, known }: Streams): Promise<number> {
  const present = new Peekable(flatten(pieces))
  let compared = 0
  for (;;) {
    const [row, next] = [await present.peek(), await recorded.peek()]
    const told = next?.table === table ? next : undefined
    if (!row && !told) return compared
    const order = row && told ? compareText(row.key, told.key) : row ? -1 : 1
    const history = new RowHistory(table, (order < 0 ? row : told)?.key ?? '', known)
    if (order >= 0) await addAll(history, recorded)
    if (order <= 0) present.take()
    await history.end(db, order <= 0 ? row : undefined)
    compared += 1
  }
}

async function addAll(history: RowHistory, recorded: Peekable<StoredRow>): Promise<void> {
  for (;;) {
    const row = await recorded.peek()
    if (!row || row.table !== history.table || row.key !== history.key) return
    history.add(row)
    recorded.take()
  }
}
