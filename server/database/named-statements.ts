import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'

/** Each connection of a pool keeps the plans of so many statements at most. */
const maxNames = 500
/** A statement was planned for a table that has changed since, or is not known any more: another connection plans anew. */
const outdated = /^(0A000|26000)$/

/**
 * A pool whose statements are planned once a connection instead of once a query: each text gets a name. On the joined
 * lists of the portal that is worth a factor of four, see docs/decisions/0003-database.md.
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
    if (typeof text !== 'string') throw new Error('The portal reads no cursors')
    return this.#client.query({ text, values: [...values], ...nameOf(this.#names, text, values) }).catch((error) => {
      // Anything but an answer of the server leaves it open what the connection is still busy with.
      this.#isBroken ||= !(error instanceof pg.DatabaseError) || outdated.test(error.code ?? '')
      throw error
    })
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken)
  }
}

function nameOf(names: Map<string, string>, text: string, values: readonly unknown[]): { name?: string } {
  if (values.length === 0) return {}
  const known = names.get(text)
  if (known) return { name: known }
  if (names.size >= maxNames) return {}
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return { name }
}
