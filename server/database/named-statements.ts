import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

/** The maximum number of named statements of a pool. Each connection stores the plan of each. */
const maxNames = 500
/** A statement that begins with this is planned for its own values each time, because other values need other plans. */
export const plannedEachTime = '/* planned each time */'
/** The plan is for a table that has changed since, or is not known any more. A new connection plans it again. */
const outdated = /^(0A000|26000)$/

/**
 * A pool with named statements: each connection plans a statement once instead of at every query. This makes the portal's
 * lists with joins about four times faster, see docs/decisions/0003-database.md.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  return {
    options: {},
    connect: async () => new NamingClient(await pool.connect(), names),
    end: () => pool.end(),
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: Map<string, string>
  #isBroken = false

  constructor(client: pg.PoolClient, names: Map<string, string>) {
    this.#client = client
    this.#names = names
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('The portal does not use cursors')
    return this.#client.query({ text, values: [...values], ...nameOf(this.#names, text, values) }).catch((error) => {
      // After any other error than one of the server, the state of the connection is unknown.
      this.#isBroken ||= !(error instanceof pg.DatabaseError) || outdated.test(error.code ?? '')
      throw error
    })
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken)
  }
}

function nameOf(names: Map<string, string>, text: string, values: readonly unknown[]): { name?: string } {
  if (values.length === 0 || text.startsWith(plannedEachTime)) return {}
  const known = names.get(text)
  if (known) return { name: known }
  if (names.size >= maxNames) return {}
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return { name }
}
