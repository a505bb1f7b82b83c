import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { auditKeys } from '../audit/audit-keys.ts'
import { recordReturn } from '../audit/begin-era.ts'
import { Findings } from '../audit/findings.ts'
import { isRecordWhole } from '../audit/is-record-whole.ts'
import { verifyHeads } from '../audit/verify-heads.ts'
import { checkPostgres, sentenceAbout } from '../database/check-postgres.ts'
import { connectPostgres, type Db, noLimits } from '../database/connect.ts'
import { directUrlOf } from '../database/pooler.ts'
import { headsPathOf } from '../keys/outside-database.ts'
import { takeAuditKeys } from '../keys/take-audit-keys.ts'
import type { Config } from '../start/config.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 'migrationDatabaseUrl' | 'auditKey'>

/** What the entry about the restore says besides the reason. */
interface Recorded {
  /** The history of the server that the restore began: PostgreSQL counts them. */
  timeline: number
  /** Whether no entry was missing or changed in what was restored, as far as its seals tell. */
  was_whole: boolean
  /** The heads of this server whose seals came after the restored moment: so much of the record is missing. */
  missing_heads: number
}

/**
 * Records that the whole PostgreSQL server was restored to an earlier moment by other programs, such as pgBackRest: a new era of the
 * record, because transaction ids are used again, and an entry. No portal may work meanwhile.
 */
export async function recordPhysicalRestore(place: Place, reason: string, now: Date): Promise<Recorded> {
  if (reason === '')
    throw new Error('Say why the database was restored: npm run restored -- "the disk of node 1 broke"')
  const url = place.migrationDatabaseUrl ?? directUrlOf(place)
  if (url === undefined) {
    throw new Error('The embedded database is restored by npm run restore, which records it. There is nothing to do.')
  }
  const setting = place.migrationDatabaseUrl ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL'
  await checkPostgres(url).catch((error) => {
    throw sentenceAbout(error, { url, setting })
  })
  const { db, close } = connectPostgres(url, 1, noLimits)
  try {
    const timeline = await checkIsRestored(db)
    await checkNobodyWorks(db)
    await takeAuditKeys(db, place)
    const was_whole = await isRecordWhole(db, undefined)
    const missing_heads = await countMissingHeads(db, headsPathOf(place))
    const recorded = { timeline, was_whole, missing_heads }
    await recordReturn(db, now, {
      why: `The database was restored to an earlier moment: ${reason}`,
      after: { reason, ...recorded },
    })
    return recorded
  } catch (error) {
    throw sentenceAbout(error, { url, setting })
  } finally {
    await close()
  }
}

/** Returns the number of the server's history. The first one has seen no restore, and each restore is recorded once. */
async function checkIsRestored(db: Db): Promise<number> {
  const { rows } = await sql<{ is_recovering: boolean }>`select pg_is_in_recovery() as is_recovering`.execute(db)
  if (rows[0]?.is_recovering) {
    throw new Error(
      'The database is still recovering, or is a standby. Let it become a primary first, then run this again.',
    )
  }
  const found = await sql<{ timeline: number; is_recorded: boolean }>`
    with present as (select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline)
    select timeline, exists (
      select from audit_entry
      where action = 'restore_backup' and body #>> '{after,timeline}' = timeline::text
    ) as is_recorded
    from present
  `.execute(db)
  const { timeline = 1, is_recorded = false } = found.rows[0] ?? {}
  if (timeline === 1) throw new Error('This PostgreSQL server was never restored. There is nothing to record.')
  if (is_recorded) throw new Error('This restore is in the audit record already. There is nothing to record.')
  return timeline
}

async function checkNobodyWorks(db: Db): Promise<void> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(db)
  if (rows[0]?.total) {
    throw new Error(
      'Somebody is connected to the database. Stop every portal and every other program, then run this again.',
    )
  }
}

async function countMissingHeads(db: Db, path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const findings = new Findings()
  await verifyHeads(db, path, { keys: auditKeys(), findings })
  return findings.total
}
