import { grantApplicationRights, userOf } from '../database/application-rights.ts'
import { checkPostgres, sentenceAbout } from '../database/check-postgres.ts'
import { connectPostgres, type Database, noLimits } from '../database/connect.ts'
import { countRows, dropEverything, exportSnapshot, listTables } from '../records/shared/stored-contents.ts'
import type { BackupSource } from './backup-source.ts'
import type { BackupTarget } from './backup-target.ts'
import { type AfterRestore, type DatabaseCopy, describeDatabase } from './manifest.ts'
import { runPostgresProgram } from './run-postgres-program.ts'

const dumpFile = 'database.dump'

/**
 * Dumps a database on a PostgreSQL server, which may be in use. The dump, the numbers of rows and the list of files are from
 * the same snapshot, which this transaction keeps until the dump is complete.
 */
export function dumpPostgres(databaseUrl: string, target: BackupTarget): Promise<DatabaseCopy> {
  return connected(databaseUrl, ({ db }) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        const snapshot = await exportSnapshot(transaction)
        const described = await describeDatabase(transaction)
        await runPostgresProgram(
          'pg_dump',
          databaseUrl,
          ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`],
          { output: (dump) => target.addFile(dumpFile, dump) },
        )
        return { database: 'postgresql', ...described }
      }),
  )
}

/** Refuses a database that has tables. */
export async function checkEmptyPostgres(databaseUrl: string): Promise<void> {
  const tables = await connected(databaseUrl, ({ db }) => listTables(db))
  if (tables.length === 0) return
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))
  throw new Error(
    `The database ${name} is not empty. A backup is restored into a new database only: make one with createdb, and name it in DATABASE_URL.`,
  )
}

/**
 * Restores a dump into an empty database, all of it or nothing, then checks the number of rows of every table. `finish` runs when
 * they are right; otherwise the database is emptied again.
 */
export async function restorePostgres(
  { databaseUrl, ownerUrl }: { databaseUrl: string; ownerUrl: string },
  source: BackupSource,
  { check, finish }: AfterRestore,
): Promise<void> {
  await restoreDump(ownerUrl, source)
  await connected(ownerUrl, async ({ pool, db }) => {
    try {
      if (userOf(databaseUrl) !== userOf(ownerUrl)) await grantApplicationRights(db, userOf(databaseUrl))
      await pool.query('analyze')
      check(await countRows(db))
      await finish(db)
    } catch (error) {
      await dropEverything(db)
      throw error
    }
  })
}

/** Restores the dump of a backup into an empty database, all of it or nothing. */
export async function restoreDump(databaseUrl: string, source: BackupSource): Promise<void> {
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  await runPostgresProgram('pg_restore', databaseUrl, args, { input: await source.read(dumpFile) })
}

async function connected<T>(databaseUrl: string, use: (database: Database) => Promise<T>): Promise<T> {
  await checkPostgres(databaseUrl).catch((error) => {
    throw sentenceAbout(error, { url: databaseUrl, setting: 'DATABASE_URL' })
  })
  const database = connectPostgres(databaseUrl, 1, noLimits)
  return use(database).finally(() => database.close())
}
