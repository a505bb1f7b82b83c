import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { lockDataFolder } from './embedded/data-folder-lock.ts'
import { PortStream } from './embedded/port-stream.ts'
import { type EngineData, startEngine } from './embedded/start-engine.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Tables } from './tables/tables.ts'
import { readValuesAsTheWire } from './value-types.ts'

/** The database, or a transaction on it: whatever reads and writes records takes either. */
export type Db = Kysely<Tables> | Transaction<Tables>

/** An open database. */
export interface Database {
  db: Kysely<Tables>
  /** The driver's own pool, for the libraries that bring their own statements. */
  pool: pg.Pool
  close: () => Promise<void>
  /** The embedded database's content as bytes; not for PostgreSQL. */
  snapshot?: () => Promise<Uint8Array<ArrayBuffer>>
}

/** After this wait for a connection, in milliseconds, the database counts as away. */
const connectTimeoutMs = 10_000

/**
 * Limits in milliseconds: the server ends a longer statement and a transaction that is idle for longer. The last one
 * is for a server that has vanished without closing its connections.
 */
const usualLimits = { statement: 30_000, idleTransaction: 60_000, answer: 40_000 }

/** For work that may take long, such as changing the schema of a large portal. */
export const noLimits = { statement: 0, idleTransaction: 0, answer: 0 }

// Every statement of the portal reads few rows: parallel workers and compilation cost more than they save.
const session = '-c timezone=UTC -c max_parallel_workers_per_gather=0 -c jit=off'

/** Opens the PostgreSQL server at `url`. Connections are opened when needed, and again after they were lost. */
export function connectPostgres(url: string, connections = 10, limits = usualLimits): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleTransaction,
    query_timeout: limits.answer,
    options: session,
  })
  return openPool(pool, async () => {})
}

/** Opens the embedded database in a folder, which it locks for itself, or in memory without one. `onDeath` hears why its engine ended. */
export async function connectEmbedded(
  data: EngineData = {},
  onDeath: (error: Error) => void = () => {},
): Promise<Database> {
  const unlock = data.dataDir ? await lockDataFolder(data.dataDir) : async () => {}
  try {
    const engine = await startEngine(data, { onDeath })
    const pool = new pg.Pool({
      stream: () => new PortStream(engine.open),
      user: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectTimeoutMs,
    })
    const database = openPool(pool, async () => {
      await engine.close()
      await unlock()
    })
    return { ...database, snapshot: engine.snapshot }
  } catch (error) {
    await unlock()
    throw error
  }
}

function openPool(pool: pg.Pool, afterwards: () => Promise<void>): Database {
  readValuesAsTheWire()
  // The next query replaces a lost connection; an error event without a listener would end the process.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
  return {
    db,
    pool,
    close: async () => {
      await db.destroy()
      await afterwards()
    },
  }
}
