import { Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely'
import type { Database } from '../database/connect.ts'
import { withNamedStatements } from '../database/named-statements.ts'
import { RecordingDialect } from '../database/recording-dialect.ts'
import type { Tables } from '../database/tables/tables.ts'

const portals = new WeakMap<Database['db'], Database>()

/**
 * A database for the statements of a test, which write rows past the audit record, as a load does. The portal under test gets
 * the database itself, see {@link ofPortal}, so that it is refused what it does not record.
 */
export function forLoading(database: Database): Database {
  const pool = withNamedStatements(database.pool)
  const announcing: PostgresPool = { ...pool, connect: async () => announced(await pool.connect()) }
  const db = new Kysely<Tables>({ dialect: new RecordingDialect({ pool: announcing }) })
  portals.set(db, database)
  return { ...database, db }
}

/** The same database as the portal opens it. */
export function ofPortal(database: Database): Database {
  return portals.get(database.db) ?? database
}

/** A connection that announces a load while the test has it. */
async function announced(client: PostgresPoolClient): Promise<PostgresPoolClient> {
  // A connection that is lost says so at the test's own statement.
  const set = (value: string) => client.query(`set portal.recording = '${value}'`, []).catch(() => {})
  await set('loading')
  return {
    query: client.query.bind(client),
    release: (destroy) => void set('').finally(() => client.release(destroy)),
  }
}
