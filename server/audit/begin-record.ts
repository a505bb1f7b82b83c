import { type Kysely, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { migrationNames } from '../database/migrate.ts'
import { quoted } from '../database/row-triggers/digest-text.ts'
import { type RecordedTable, readRecordedTables } from '../database/row-triggers/recorded-tables.ts'
import type { Tables } from '../database/tables/tables.ts'
import { auditKeys } from './audit-keys.ts'
import { type PresentRow, readPresentRows } from './present-rows.ts'
import { type AuditEntry, recordEntry, recordRows } from './record-entry.ts'
import { readSchemaObjects, schemaObjects, versionOfSchema } from './schema-objects.ts'
import { digestOfRow } from './touched-rows.ts'

/** The arbitrary key of the lock under which one server begins the record. */
const beginningLock = 4_310_059

/**
 * Begins the record: notes each row of the tables that it does not follow yet, so that later changes behind the portal's back are
 * noticed. That is all of them in a portal without a record, and after an upgrade the new ones. Returns how many rows there were.
 */
export async function beginRecord(db: Kysely<Tables>, now: Date): Promise<number> {
  const [newest = ''] = (await migrationNames()).slice(-1)
  const version = await versionOfSchema(db, newest)
  if ((await listTablesToBegin(db)).length === 0 && !(await isNewSchema(db, version))) return 0
  return db.transaction().execute(async (transaction) => {
    await lockBeginning(transaction)
    if (await isNewSchema(transaction, version)) await recordSchema(transaction, version, now)
    const tables = await listTablesToBegin(transaction)
    if (tables.length === 0) return 0
    const by = { at: now, actor: null, address: null }
    const counted = []
    for (const table of tables) {
      const entry = { ...by, action: 'state_at_begin', about: { kind: 'table', id: table.name } } as const
      counted.push({ name: table.name, rows: await recordState(transaction, table, entry) })
    }
    const about = { kind: 'record', id: null } as const
    await recordEntry(transaction, {
      ...by,
      action: 'begin_record',
      about,
      state: { migration: newest, tables: counted },
    })
    return counted.reduce((sum, { rows }) => sum + rows, 0)
  })
}

/** Lets one server at a time note whole tables. */
export async function lockBeginning(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${beginningLock}::bigint)`.execute(db)
}

/** Writes entries with all rows of a table, which nobody changes meanwhile. Returns how many rows there are. */
export async function recordState(db: Db, table: RecordedTable, entry: AuditEntry): Promise<number> {
  await sql.raw(`lock table ${quoted(table.name)} in share mode`).execute(db)
  return recordPresent(db, table.name, readPresentRows(db, table), entry)
}

async function recordPresent(
  db: Db,
  table: string,
  present: AsyncIterable<PresentRow[]>,
  entry: AuditEntry,
): Promise<number> {
  const { first } = auditKeys()
  let count = 0
  for await (const rows of present) {
    const states = rows.map(({ key, sha256 }) => ({
      table,
      key,
      before: null,
      after: digestOfRow(first, table, key, sha256),
    }))
    await recordRows(db, entry, states)
    count += rows.length
  }
  // A table that a migration has emptied has a state too.
  if (count === 0 && entry.action === 'state_after_migration') await recordEntry(db, entry)
  return count
}

/** Whether the list of the schema is older than the portal. A portal of an older version leaves the newer list as it is. */
async function isNewSchema(db: Db, version: string): Promise<boolean> {
  const { rows } = await sql<{ noted: string }>`
    select body #>> '{after,migration}' as noted from audit_entry
    where action = 'state_after_migration' and about_kind = 'table' and about_id = ${schemaObjects} order by id desc limit 1
  `.execute(db)
  const migrationOf = (text: string) => text.split(',')[0] ?? ''
  const noted = rows[0]?.noted
  return noted === undefined || (noted !== version && migrationOf(noted) <= migrationOf(version))
}

async function recordSchema(db: Db, version: string, now: Date): Promise<void> {
  await recordPresent(db, schemaObjects, readSchemaObjects(db), {
    at: now,
    actor: null,
    address: null,
    action: 'state_after_migration',
    about: { kind: 'table', id: schemaObjects },
    after: { migration: version },
  })
}

/** The tables whose rows the record follows from now on. */
async function listTablesToBegin(db: Db): Promise<RecordedTable[]> {
  const begun = await listBegunTables(db)
  return (await readRecordedTables(db)).filter(({ name }) => !begun.has(name))
}

/** The tables whose rows were noted, with the newest migration of that time. */
export async function listBegunTables(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; migration: string }>`
    select begun ->> 'name' as name, body #>> '{state,migration}' as migration
    from audit_entry, jsonb_path_query(body, '$.state.tables[*]') as begun
    where about_kind = 'record' and action = 'begin_record'
  `.execute(db)
  return new Map(rows.map(({ name, migration }) => [name, migration]))
}

/** Whether the record was begun. */
export async function isBegun(db: Db): Promise<boolean> {
  return (await listBegunTables(db)).size > 0
}
