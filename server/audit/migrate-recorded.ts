import { type Kysely, sql } from 'kysely'
import { besidePortals } from '../database/beside-portals.ts'
import { appliedMigrations, migrate, migrationNames, tablesRewrittenBy } from '../database/migrate.ts'
import { readRecordedTables } from '../database/row-triggers/recorded-tables.ts'
import type { Tables } from '../database/tables/tables.ts'
import { listBegunTables, lockBeginning, recordState } from './begin-record.ts'
import { Findings } from './findings.ts'
import { inOneSnapshot } from './in-one-snapshot.ts'
import { verifyRows } from './verify-rows.ts'

/** So many findings from before a migration are kept in its entry as sentences. */
const maxSentences = 5

/** A table that a migration rewrites. */
interface Rewritten {
  table: string
  migration: string
}

/**
 * Migrates a database whose rows have digests. What a migration rewrites is compared with the record before it, as long as the old
 * digests can be made, and noted anew afterwards: otherwise a change behind the portal's back would be hidden by an upgrade.
 */
export async function migrateRecorded(db: Kysely<Tables>, now: Date, folder?: URL): Promise<void> {
  const applied = await appliedMigrations(db)
  const names = await migrationNames(folder)
  const ahead = names.filter((name) => !applied.includes(name))
  const hasRecord = ahead.length < names.length && (await hasRows(db))
  const rewrites = hasRecord ? await listRewrites(ahead, folder) : []
  const tables = rewrites.map(({ table }) => table)
  const findings = new Findings()
  if (tables.length > 0) await inOneSnapshot(db, (transaction) => verifyRows(transaction, findings, tables))
  await migrate(db, folder && { migrations: folder })
  if (!(await hasRows(db))) return
  const rewritten = await listRewrites(names, folder)
  await besidePortals(() => noteRewritten(db, rewritten, { now, findings }))
}

async function hasRows(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('audit_row') is not null as exists`.execute(db)
  return rows[0]?.exists === true && (await listBegunTables(db)).size > 0
}

async function listRewrites(migrations: readonly string[], folder: URL | undefined): Promise<Rewritten[]> {
  const lists = await Promise.all(
    migrations.map(async (migration) =>
      (await tablesRewrittenBy(migration, folder)).map((table) => ({ table, migration })),
    ),
  )
  return lists.flat()
}

/** Notes the rows of the tables that were rewritten since they were noted last. A start that was interrupted is made up for. */
async function noteRewritten(
  db: Kysely<Tables>,
  rewrites: readonly Rewritten[],
  { now, findings }: { now: Date; findings: Findings },
): Promise<void> {
  if (rewrites.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await lockBeginning(transaction)
    const begun = await listBegunTables(transaction)
    const noted = await listNoted(transaction)
    const tables = new Map((await readRecordedTables(transaction)).map((table) => [table.name, table]))
    const due = rewrites.filter(
      ({ table, migration }) => migration > (noted.get(table) ?? begun.get(table) ?? migration),
    )
    for (const { table: name, migration } of new Map(due.map((one) => [one.table, one])).values()) {
      const table = tables.get(name)
      if (!table) continue
      const found = findings.listed.filter(({ about }) => about?.kind === name).map(({ detail }) => detail)
      await recordState(transaction, table, {
        at: now,
        actor: null,
        address: null,
        action: 'state_after_migration',
        about: { kind: 'table', id: name },
        after: { migration, ...(found.length > 0 && { findings: found.length, first: found.slice(0, maxSentences) }) },
      })
    }
  })
}

/** The newest migration after which each table was noted. */
async function listNoted(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ table: string; migration: string }>`
    select about_id as "table", max(body #>> '{after,migration}') as migration from audit_entry
    where action = 'state_after_migration' and about_kind = 'table' group by about_id
  `.execute(db)
  return new Map(rows.map(({ table, migration }) => [table, migration]))
}
