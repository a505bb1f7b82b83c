import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { recordEntry } from './record-entry.ts'
import type { Facts } from './recorded-facts.ts'

/**
 * Begins an era in a database that was restored, and records the restore. A backup from before there was a record has none.
 * Nobody may use the database meanwhile.
 */
export async function recordRestore(db: Db, now: Date, backupOf: string): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regprocedure('begin_audit_era(timestamptz, text)') is not null as exists
  `.execute(db)
  if (!rows[0]?.exists) return
  await recordReturn(db, now, { why: `The backup of ${backupOf} was restored.`, after: { backup_of: backupOf } })
}

/** Begins an era in a database that is back at an earlier moment, and records it, both or neither. */
export async function recordReturn(db: Db, now: Date, { why, after }: { why: string; after: Facts }): Promise<void> {
  const about = { kind: 'record', id: null } as const
  await db.transaction().execute(async (transaction) => {
    await beginEra(transaction, now, why)
    await recordEntry(transaction, { at: now, actor: null, address: null, action: 'restore_backup', about, after })
  })
}

/** Begins the next era of the record: entries are ordered by era first, because transaction ids begin anew. */
async function beginEra(db: Db, now: Date, reason: string): Promise<void> {
  await sql`select begin_audit_era(${now.toISOString()}::timestamptz, ${reason})`.execute(db)
}

/**
 * Begins an era if the database was restored or moved by other programs than the portal's: then entries have transaction ids that
 * the database has not reached yet. Runs at each start, after the migrations.
 */
export async function beginEraAfterMove(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ is_moved: boolean }>`
    select exists (
      select from audit_entry
      where era = (select coalesce(max(era), 1) from audit_era) and xid >= pg_snapshot_xmax(pg_current_snapshot())
    ) as is_moved
  `.execute(db)
  if (rows[0]?.is_moved) await beginEra(db, now, 'The database was restored or moved.')
}
