import { beginEraAfterMove } from '../audit/begin-era.ts'
import { beginRecord } from '../audit/begin-record.ts'
import type { Database } from '../database/connect.ts'
import type { Config } from './config.ts'

/**
 * Prepares a migrated database with the rights of its owner, and begins the audit record. The tables of the job queue are created here only for a portal that
 * works with another role and could not create them itself.
 */
export async function prepareDatabase(
  database: Database,
  { migrationDatabaseUrl }: Pick<Config, 'migrationDatabaseUrl'>,
  print: (text: string) => void = () => {},
  now = new Date(),
): Promise<void> {
  await beginEraAfterMove(database.db, now)
  const begun = await beginRecord(database.db, now)
  if (begun > 0) print(`The audit record begins with the state of ${begun} rows.`)
  if (migrationDatabaseUrl === undefined) return
  const { createJobQueue } = await import('../messages/job-queue.ts')
  await createJobQueue(database)
}
