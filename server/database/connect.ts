import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { lockDataFolder } from './embedded/data-folder-lock.ts'
import { findFullDisk } from './embedded/find-full-disk.ts'
import { PortStream } from './embedded/port-stream.ts'
import { type EngineData, startEngine } from './embedded/start-engine.ts'
import { withNamedStatements } from './named-statements.ts'
import { RecordingDialect } from './recording-dialect.ts'
import type { Tables } from './tables/tables.ts'
import { parseValuesForTheWire } from './value-types.ts'

/** The database, or a transaction on it. Functions that read and write records accept both. */
export type Db = Kysely<Tables> | Transaction<Tables>

/** An open database. */
export interface Database {
  db: Kysely<Tables>
  /** The driver's pool, for libraries that run their own SQL. */
  pool: pg.Pool
  /** Whether the database takes changes: PostgreSQL is asked over a new connection, because a fail-over may have moved it. */
  isWritable: () => Promise<boolean>
  close: () => Promise<void>
}

/** After waiting this long for a connection, in milliseconds, the database counts as unavailable. */
const connectTimeoutMs = 10_000
/** The same for the embedded database, whose engine may have to be started again. */
const embeddedConnectTimeoutMs = 30_000
/** How long a server may take to say whether it takes changes, for each step. */
const askingTimeoutMs = 1_000

/**
 * Timeouts in milliseconds. The server cancels a longer statement and ends a transaction that is idle for longer; `response`
 * is for a server that has disappeared without closing its connections.
 */
export const defaultLimits = { statement: 30_000, idleTransaction: 60_000, response: 40_000 }
export type Limits = typeof defaultLimits

/** For work that may take long, such as changing the schema of a large portal. */
export const noLimits = { statement: 0, idleTransaction: 0, response: 0 }

// The portal's statements read few rows: parallel workers and JIT compilation cost more than they save.
const always = { TimeZone: 'UTC', max_parallel_workers_per_gather: '0', jit: 'off' }

/** The settings of PostgreSQL that every connection of the portal has. */
export function sessionSettings({ statement, idleTransaction }: Limits): Record<string, string> {
  return {
    ...always,
    statement_timeout: String(statement),
    idle_in_transaction_session_timeout: String(idleTransaction),
  }
}

/** Opens the PostgreSQL server at `url`. Connections are opened when needed and reopened when lost. */
export function connectPostgres(url: string, connections = 10, limits = defaultLimits): Database {
  const settings = Object.entries(sessionSettings(limits))
  return connect(url, connections, limits, settings.map(([name, value]) => `-c ${name}=${value}`).join(' '))
}

/** Opens a PostgreSQL server through a pooler, which takes no settings at the start of a connection: those of the role count. */
export function connectThroughPooler(url: string, connections = 10, limits = defaultLimits): Database {
  return connect(url, connections, limits)
}

function connect(url: string, connections: number, limits: Limits, options?: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    query_timeout: limits.response,
    ...(options !== undefined && { options }),
  })
  return openPool(pool, { isWritable: () => isServerWritable(url), afterwards: async () => {} })
}

async function isServerWritable(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: askingTimeoutMs,
    query_timeout: askingTimeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('transaction_read_only') = 'off' as is_writable")
    return rows[0]?.is_writable === true
  } catch {
    return false
  } finally {
    // A server that is gone never answers that it ends.
    client.end().catch(() => {})
  }
}

/** Opens the embedded database in a folder, which it locks. `onEngineExit` is called when its engine ends unexpectedly. */
export async function connectEmbedded(
  data: EngineData,
  onEngineExit: (error: Error) => void = () => {},
): Promise<Database> {
  const unlock = await lockDataFolder(data.dataDir)
  try {
    const engine = await startEngine(data, { onEngineExit })
    const pool = new pg.Pool({
      stream: () => new PortStream(engine.open),
      user: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: embeddedConnectTimeoutMs,
    })
    return openPool(pool, {
      isWritable: () =>
        pool.query('select').then(
          () => true,
          () => false,
        ),
      afterwards: async () => {
        await engine.close()
        await unlock()
      },
    })
  } catch (error) {
    await unlock()
    throw (await findFullDisk(data.dataDir)) ?? error
  }
}

function openPool(
  pool: pg.Pool,
  { isWritable, afterwards }: Pick<Database, 'isWritable'> & { afterwards: () => Promise<void> },
): Database {
  parseValuesForTheWire()
  // The next query replaces a lost connection; an error event without a listener would end the process.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const db = new Kysely<Tables>({ dialect: new RecordingDialect({ pool: withNamedStatements(pool) }) })
  return {
    db,
    pool,
    isWritable,
    close: async () => {
      await db.destroy()
      // Kysely ends only a pool that it has used itself; the connections of another one would keep a program waiting.
      if (!pool.ending) await pool.end()
      await afterwards()
    },
  }
}
