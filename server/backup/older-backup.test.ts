import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyRecord } from '../audit/verify.ts'
import { connectEmbedded, connectPostgres, type Database } from '../database/connect.ts'
import { appliedMigrations, migrate, migrationNames, schemaFiles } from '../database/migrate.ts'
import { writeFunctions } from '../database/schema/write-schema.ts'
import { openDatabase } from '../start/open-database.ts'
import { prepareDatabase } from '../start/prepare-database.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { newEmptyDatabaseUrl } from '../testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** The newest migration of the version that made the backup. The baseline contains it and newer ones. */
const newest = '0079-retired-places.sql'

let folder: string
beforeAll(async () => {
  folder = await makeQuickFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function emptyPlace(name: string) {
  const isOnPostgres = process.env.TEST_DATABASE === 'postgres'
  return { dataDir: join(folder, name), ...(isOnPostgres && { databaseUrl: await newEmptyDatabaseUrl() }) }
}

/** Makes the database of the older version, with one state. */
async function fillAsBefore({ db, pool, close }: Database): Promise<void> {
  const older = join(folder, 'migrations')
  await mkdir(older)
  const files = (await readdir(schemaFiles.migrations)).filter((file) => file <= newest)
  for (const file of files) await cp(new URL(file, schemaFiles.migrations), join(older, file))
  await migrate(db, { migrations: pathToFileURL(`${older}/`) })
  await pool.query("begin; set local portal.recording = 'loading'; insert into state (name) values ('Zamfara'); commit")
  await close()
}

it('a backup of an older version is restored, and migrated by the migrations that are newer', async () => {
  const before = await emptyPlace('before')
  const dataDir = join(before.dataDir, 'database')
  await mkdir(dataDir, { recursive: true })
  await fillAsBefore(await (before.databaseUrl ? connectPostgres(before.databaseUrl, 1) : connectEmbedded({ dataDir })))
  const backup = join(folder, 'backup')
  const now = new Date('2026-11-22T12:00:00Z')
  expect(await writeBackup(before, backup, now)).toMatchObject({ migration: '0079-retired-places' })

  const restored = await emptyPlace('restored')
  await restoreBackup(restored, backup, now)
  const database = await openDatabase(restored, { prepare: (owners) => prepareDatabase(owners, {}) })
  expect(await appliedMigrations(database.db)).toEqual(await migrationNames())
  expect((await database.pool.query('select id, name from state where id = 1')).rows).toEqual([
    { id: 1, name: 'Zamfara' },
  ])
  expect((await writeFunctions(database.db)).get('search_words')).toContain('word collate "C" from unnest(words)')
  expect(await verifyRecord(database.db)).toMatchObject({ findings: [] })
  await database.close()
})
