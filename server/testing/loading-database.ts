import { Kysely } from 'kysely'
import type pg from 'pg'
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
  const db = new Kysely<Tables>({
    dialect: new RecordingDialect({ pool: withNamedStatements(announcing(database.pool)) }),
  })
  portals.set(db, database)
  return { ...database, db }
}

/** The same database as the portal opens it. */
export function ofPortal(database: Database): Database {
  return portals.get(database.db) ?? database
}

/** The connections that announce a load. They go on doing so until the portal takes them, because mostly a test takes them again. */
const loading = new WeakSet<pg.PoolClient>()

const announcingPools = new WeakMap<pg.Pool, pg.Pool>()

/** A pool whose connections announce a load while a test has them. The pool itself never gives out one that does. */
function announcing(pool: pg.Pool): pg.Pool {
  const known = announcingPools.get(pool)
  if (known) return known
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)
  function connectForPortal(): Promise<pg.PoolClient>
  function connectForPortal(done: Parameters<pg.Pool['connect']>[0]): void
  function connectForPortal(done?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const taken = connect().then((client) => {
      if (loading.delete(client)) announce(client, '')
      return client
    })
    if (!done) return taken
    taken.then(
      (client) => done(undefined, client, client.release.bind(client)),
      (error) => done(error, undefined, () => {}),
    )
    return undefined
  }
  pool.connect = connectForPortal
  const view: pg.Pool = Object.create(pool, {
    connect: {
      value: async () => {
        const client = await connect()
        if (!loading.has(client)) announce(client, 'loading')
        loading.add(client)
        return client
      },
    },
  })
  announcingPools.set(pool, view)
  return view
}

/** Is sent before the next statement. A connection that is lost says so at that statement. */
function announce(client: pg.PoolClient, what: 'loading' | ''): void {
  client.query(`set portal.recording = '${what}'`).catch(() => {})
}
