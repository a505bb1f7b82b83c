import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { isConnectionLost, isPlanOutdated } from './failures.ts'

/** The maximum number of named statements of a pool. Each connection stores the plan of each. */
const maxNames = 500
/** A statement that begins with this is planned for its own values each time, because other values need other plans. */
export const plannedEachTime = '/* planned each time */'

/**
 * A pool with named statements: each connection plans a statement once instead of at every query. This makes the portal's
 * lists with joins about four times faster, see docs/decisions/0003-database.md.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames()
  const connections = new Connections(pool)
  return {
    options: {},
    connect: async () => new NamingClient(await connections.take(), { names, connections }),
    end: () => pool.end(),
  }
}

/** The connections of a pool. After one was lost, those that were opened before it are not used any more: a fail-over concerns them all. */
class Connections {
  readonly #pool: pg.Pool
  readonly #openedAfter = new WeakMap<pg.PoolClient, number>()
  #losses = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      const openedAfter = this.#openedAfter.get(client) ?? this.#losses
      this.#openedAfter.set(client, openedAfter)
      if (openedAfter === this.#losses) return client
      client.release(true)
    }
  }

  /** Of several connections that are lost together, the first one counts for all. */
  wasLost(client: pg.PoolClient): void {
    if (this.#openedAfter.get(client) === this.#losses) this.#losses += 1
  }
}

/** The names of a pool's statements. */
class StatementNames {
  readonly #names = new Map<string, string>()
  #generation = 0

  /** The name of a statement, if it has one: a statement without values is not worth a plan. */
  of(text: string, values: readonly unknown[]): { name?: string } {
    if (values.length === 0 || text.startsWith(plannedEachTime)) return {}
    const known = this.#names.get(text)
    if (known) return { name: known }
    if (this.#names.size >= maxNames) return {}
    const name = createHash('sha1').update(`${this.#generation} ${text}`).digest('base64url')
    this.#names.set(text, name)
    return { name }
  }

  /** Gives every statement a new name, so that each connection plans it anew. */
  renew(): void {
    this.#names.clear()
    this.#generation += 1
  }
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  readonly #connections: Connections
  #isBroken = false

  constructor(client: pg.PoolClient, { names, connections }: { names: StatementNames; connections: Connections }) {
    this.#client = client
    this.#names = names
    this.#connections = connections
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('The portal does not use cursors')
    return this.#query(text, values)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isBroken)
  }

  /**
   * Runs a statement. An upgrade that runs beside the portal outdates plans: the statement is run again then, except in a
   * transaction, which has failed and is repeated by whoever began it.
   */
  async #query(text: string, values: readonly unknown[]) {
    const mayRepeat = this.#client.getTransactionStatus() === 'I'
    try {
      return await this.#client.query({ text, values: [...values], ...this.#names.of(text, values) })
    } catch (error) {
      if (!isPlanOutdated(error)) {
        // After any other error than one of the server, the state of the connection is unknown.
        this.#isBroken ||= !(error instanceof pg.DatabaseError)
        if (isConnectionLost(error)) this.#connections.wasLost(this.#client)
        throw error
      }
      this.#names.renew()
      if (!mayRepeat) throw error
      return await this.#client.query({ text, values: [...values] })
    }
  }
}
