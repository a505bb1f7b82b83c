import { setTimeout as wait } from 'node:timers/promises'
import { connectEmbedded, connectPostgres, type Database, noLimits } from './connect.ts'
import { isAwayForNow, checkPostgres, sentenceAbout } from './check-postgres.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed/seed.ts'

/** Where the database is: a PostgreSQL server, else the embedded one in the data folder. */
export interface DatabasePlace {
  dataDir: string
  databaseUrl?: string
}

interface OpenOptions {
  /** Tells a person what is going on. */
  say?: (text: string) => void
  /** How long to wait for a PostgreSQL server that does not answer. */
  waitMs?: number
  /** Hears why the embedded database's engine ended; it is started again when it is needed. */
  onDeath?: (error: Error) => void
}

const retryEveryMs = 500

/**
 * Opens the portal's database, with its schema up to date and the seed in it. Waits half a minute, unless told
 * otherwise, for a PostgreSQL server that does not answer yet: after a power cut both start at the same time.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  { say = () => {}, waitMs = 30_000, onDeath }: OpenOptions = {},
): Promise<Database> {
  const started = performance.now()
  if (databaseUrl) await untilServerAnswers(databaseUrl, say, waitMs)
  // Changing the schema of a large portal may take longer than a request is allowed to.
  const database = databaseUrl
    ? connectPostgres(databaseUrl, 1, noLimits)
    : await connectEmbedded({ dataDir: `${dataDir}/database` }, onDeath)
  const opened = performance.now()
  try {
    await migrate(database.db)
    await seed(database.db)
  } catch (error) {
    await database.close()
    throw databaseUrl ? sentenceAbout(error, databaseUrl) : error
  }
  say(
    `The database is ready: opened in ${seconds(opened - started)}, schema and seed in ${seconds(performance.now() - opened)}.`,
  )
  if (!databaseUrl) return database
  await database.close()
  return connectPostgres(databaseUrl)
}

async function untilServerAnswers(url: string, say: (text: string) => void, waitMs: number): Promise<void> {
  const end = performance.now() + waitMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await checkPostgres(url)
    } catch (error) {
      const sentence = sentenceAbout(error, url)
      if (!isAwayForNow(error) || performance.now() > end) throw sentence
      if (isFirst) say(`${sentence.message} Waiting for it …`)
      await wait(retryEveryMs)
    }
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
