import { setTimeout as wait } from 'node:timers/promises'
import { migrateRecorded } from '../audit/migrate-recorded.ts'
import { grantApplicationRights, userOf } from '../database/application-rights.ts'
import { besidePortals } from '../database/beside-portals.ts'
import { checkPostgres, isTemporarilyUnavailable, type NamedUrl, sentenceAbout } from '../database/check-postgres.ts'
import { ageOfSchema } from '../database/compatibility.ts'
import {
  connectEmbedded,
  connectPostgres,
  connectThroughPooler,
  type Database,
  type Db,
  defaultLimits,
  noLimits,
} from '../database/connect.ts'
import { checkSettingsOfSession, type DatabaseAddresses, directUrlOf } from '../database/pooler.ts'
import { seed } from '../seed/seed.ts'

/** Where the database is: on a PostgreSQL server, otherwise embedded in the data folder. */
export interface DatabasePlace extends DatabaseAddresses {
  dataDir: string
  /** The same database as the role that owns it; without it, that of databaseUrl changes the schema too. */
  migrationDatabaseUrl?: string
  /** Whether opening it may change its schema; it does unless this is false. */
  migrateAtStart?: boolean
}

interface OpenOptions {
  /** Prints progress for a person. */
  print?: (text: string) => void
  /** How long to wait for a PostgreSQL server that does not answer. */
  waitMs?: number
  /** Called when the engine of the embedded database ends unexpectedly. The next query starts it again. */
  onEngineExit?: (error: Error) => void
  /** Takes the keys of the audit record: before anything is written into the database, and again once the record has begun. */
  takeKeys?: (db: Db) => Promise<void>
  /** What else the owner of the database prepares before the portal's role gets its rights. */
  prepare?: (database: Database) => Promise<void>
}

const retryEveryMs = 500

const mustMigrate =
  'The schema of the database is older than this version of the portal, which may not change it (MIGRATE_AT_START). Run npm run migrate, then start the portal.'

/**
 * Opens the portal's database, migrated and seeded. Waits, by default half a minute, for a PostgreSQL server that does not
 * answer yet, because after a power cut both start at the same time.
 */
export async function openDatabase(
  place: DatabasePlace,
  {
    print = () => {},
    waitMs = 30_000,
    onEngineExit,
    takeKeys = async () => {},
    prepare = async () => {},
  }: OpenOptions = {},
): Promise<Database> {
  const { dataDir, databaseUrl } = place
  const started = performance.now()
  const owner = ownerOf(place)
  if (owner) await waitForServer(owner, print, waitMs)
  // Migrating a large portal may take longer than the timeouts for requests.
  const database = owner
    ? connectPostgres(owner.url, 1, noLimits)
    : await connectEmbedded({ dataDir: `${dataDir}/database` }, onEngineExit)
  const opened = performance.now()
  try {
    if (owner) await checkSettingsOfSession(database.db, noLimits)
    await takeKeys(database.db)
    const age = await ageOfSchema(database.db)
    if (age === 'older' && place.migrateAtStart === false) throw new Error(mustMigrate)
    if (age === 'newer')
      print('The schema of the database is newer than this version, which works with it and leaves it as it is.')
    else {
      await migrateRecorded(database.db, new Date())
      await besidePortals(() => seed(database.db))
      await besidePortals(() => prepare(database))
      // Another server may have begun the record meanwhile, with keys of its own.
      await takeKeys(database.db)
      if (databaseUrl && owner && userOf(databaseUrl) !== userOf(owner.url)) {
        await grantApplicationRights(database.db, userOf(databaseUrl))
      }
    }
  } catch (error) {
    await database.close()
    throw owner ? sentenceAbout(error, owner) : error
  }
  print(
    `The database is ready: opened in ${seconds(opened - started)}, schema and seed in ${seconds(performance.now() - opened)}.`,
  )
  if (!databaseUrl) return database
  await database.close()
  if (databaseUrl !== owner?.url) await waitForServer({ url: databaseUrl, setting: 'DATABASE_URL' }, print, waitMs)
  return connectForWork(place, databaseUrl)
}

/** The connections of the portal at work. */
async function connectForWork({ directDatabaseUrl }: DatabasePlace, databaseUrl: string): Promise<Database> {
  const isPooled = directDatabaseUrl !== undefined
  const database = isPooled ? connectThroughPooler(databaseUrl) : connectPostgres(databaseUrl)
  try {
    await checkSettingsOfSession(database.db, defaultLimits)
    return database
  } catch (error) {
    await database.close()
    throw sentenceAbout(error, { url: databaseUrl, setting: 'DATABASE_URL' })
  }
}

/** The connection of the role that changes the schema; undefined for the embedded database. */
function ownerOf({ databaseUrl, directDatabaseUrl, migrationDatabaseUrl }: DatabasePlace): NamedUrl | undefined {
  if (migrationDatabaseUrl) return { url: migrationDatabaseUrl, setting: 'MIGRATION_DATABASE_URL' }
  if (directDatabaseUrl) return { url: directDatabaseUrl, setting: 'DIRECT_DATABASE_URL' }
  return databaseUrl ? { url: databaseUrl, setting: 'DATABASE_URL' } : undefined
}

/**
 * A connection without timeouts, for work in the background that may take minutes. With the embedded database it is the
 * portal's own, which has none; then closing it does nothing.
 */
export function openForLongWork(place: DatabaseAddresses, portals: Database): Database {
  const url = directUrlOf(place)
  return url ? connectPostgres(url, 1, noLimits) : { ...portals, close: async () => {} }
}

async function waitForServer(server: NamedUrl, print: (text: string) => void, waitMs: number): Promise<void> {
  const end = performance.now() + waitMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await checkPostgres(server.url)
    } catch (error) {
      const sentence = sentenceAbout(error, server)
      if (!isTemporarilyUnavailable(error) || performance.now() > end) throw sentence
      if (isFirst) print(`${sentence.message} Waiting for it …`)
      await wait(retryEveryMs)
    }
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
