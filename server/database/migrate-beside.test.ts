import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { countLockWaits } from '../testing/count-lock-waits.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { migrate, schemaFiles } from './migrate.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'

it.runIf(onPostgres)('begins anew when a portal at work has locked the tables in another order', async () => {
  const { db } = await newTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(schemaFiles.migrations, folder, { recursive: true })
  await writeFile(
    join(folder, '9998-both.sql'),
    'alter table setting add column one text; alter table state add column other text;',
  )
  const waits = async () => expect.poll(() => countLockWaits(db), { interval: 20 })
  const migrated = await db.transaction().execute(async (transaction) => {
    await sql`lock table state in row exclusive mode`.execute(transaction)
    const running = migrate(db, { ...schemaFiles, migrations: pathToFileURL(`${folder}/`) })
    await (await waits()).toBe(1)
    // Without giving way, each would wait for the other.
    await sql`select count(*) from setting`.execute(transaction)
    return { running }
  })
  await migrated.running
  const { rows } = await sql<{ columns: number }>`
    select count(*)::int as columns from information_schema.columns
    where (table_name, column_name) in (('setting', 'one'), ('state', 'other'))
  `.execute(db)
  expect(rows).toEqual([{ columns: 2 }])
})
