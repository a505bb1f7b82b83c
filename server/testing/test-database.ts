import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOnce } from '../auth/build-once.ts'
import { connectEmbedded, connectPostgres, type Database, noLimits } from '../database/connect.ts'
import { migrate, schemaFiles } from '../database/migrate.ts'
import { seed } from '../seed/seed.ts'
import { makeRoles, withUser } from './database-roles.ts'
import { forLoading } from './loading-database.ts'
import { makeQuickFolder } from './quick-place.ts'

const opened: Database[] = []
/** The names of the databases on the PostgreSQL server. */
const created: string[] = []
let shared: Promise<Database> | undefined

/** The migrated and seeded database of this test file. The tests of a file share it and create their own people. */
export function testDatabase(): Promise<Database> {
  shared ??= newTestDatabase()
  return shared
}

/** A fresh migrated and seeded database, closed when the file's tests are done. */
export async function newTestDatabase(): Promise<Database> {
  const database = await (process.env.TEST_DATABASE === 'postgres' ? onPostgres() : onEmbedded())
  opened.push(database)
  return forLoading(database)
}

/**
 * A fresh database as the portal at work sees it: on PostgreSQL with the rights of portal_app alone. The embedded database
 * has no roles.
 */
export async function newDatabaseOfPortalApp(): Promise<Database> {
  const database = await newTestDatabase()
  if (process.env.TEST_DATABASE !== 'postgres') return database
  await makeRoles(database, requireUrl())
  const asApp = connectPostgres(withUser(database.pool.options.connectionString ?? '', 'portal_app'))
  opened.push(asApp)
  return forLoading(asApp)
}

/** Closes the databases that a test file has opened, and deletes them. */
export async function closeTestDatabases(): Promise<void> {
  for (const database of opened.splice(0)) await database.close()
  shared = undefined
  if (created.length === 0) return
  const admin = connectPostgres(requireUrl(), 1)
  // A portal that was killed may still have a connection.
  for (const name of created.splice(0)) await admin.pool.query(`drop database ${name} with (force)`)
  await admin.close()
}

/** A copy of the template in a new folder. */
async function onEmbedded(): Promise<Database> {
  const dataDir = await makeQuickFolder()
  await copyEmbeddedDatabase(dataDir)
  const database = await connectEmbedded({ dataDir })
  return {
    ...database,
    close: async () => {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fills an empty folder with an embedded database that is migrated and seeded. */
export async function copyEmbeddedDatabase(dataDir: string): Promise<void> {
  cpSync(await embeddedTemplate(), dataDir, { recursive: true })
}

/** The folder with the embedded database that others are copies of. Later runs reuse it. */
export async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `portal-template-${await templateName()}`)
  if (existsSync(template)) return template
  const making = await mkdtemp(`${template}-`)
  const database = await connectEmbedded({ dataDir: making })
  await prepare(database)
  await database.close()
  // Another process may have made it meanwhile.
  await rename(making, template).catch(() => rm(making, { recursive: true }))
  return template
}

/** Without a second copy in the log of PostgreSQL, which takes four times as long. */
const copying = 'file_copy'

async function onPostgres(): Promise<Database> {
  // While another worker makes the template, this one waits for it: on a busy machine longer than the portal lets a statement take.
  const admin = connectPostgres(requireUrl(), 1, noLimits)
  const template = `template_${await templateName()}`
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`
  const client = await admin.pool.connect()
  try {
    await client.query('select pg_advisory_lock(4310027)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (!rowCount) {
      await client.query(`create database ${template}_making`)
      const building = connectPostgres(urlOf(`${template}_making`), 2, noLimits)
      await prepare(building)
      await building.close()
      await client.query(`alter database ${template}_making rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template} strategy ${copying}`)
    await client.query('select pg_advisory_unlock(4310027)')
    created.push(name)
  } finally {
    client.release(true)
    await admin.close()
  }
  return connectPostgres(urlOf(name))
}

/** The address of a new database without tables on the PostgreSQL server. */
export async function newEmptyDatabaseUrl(): Promise<string> {
  const admin = connectPostgres(requireUrl(), 1)
  const name = `empty_${process.pid}_${Math.random().toString(36).slice(2)}`
  await admin.pool.query(`create database ${name}`).finally(() => admin.close())
  created.push(name)
  return urlOf(name)
}

async function prepare(database: Database): Promise<void> {
  await migrate(database.db)
  await seed(database.db)
}

function requireUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server when TEST_DATABASE is postgres')
  return url
}

function urlOf(database: string): string {
  const url = new URL(requireUrl())
  url.pathname = `/${database}`
  return url.href
}

/** Changes with every file that a database is made from. Reading them takes as long as copying a database. */
const templateName = buildOnce(async () => {
  const hash = createHash('sha1').update(await readFile(schemaFiles.baseline))
  for (const folder of ['database/migrations', 'database/row-triggers', 'seed']) {
    const place = new URL(`../${folder}/`, import.meta.url)
    for (const file of (await readdir(place)).sort()) hash.update(file).update(await readFile(new URL(file, place)))
  }
  return hash.digest('hex').slice(0, 16)
})
