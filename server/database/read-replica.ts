import {
  CompiledQuery,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import type { Database } from './connect.ts'
import { describeFailure } from './failures.ts'
import { ReplicaFreshness } from './replica-freshness.ts'
import type { Tables } from './tables/tables.ts'

/** Opens the database for one reader of what may be some seconds old. */
export type OpenLagging = () => Kysely<Tables>

/** A standby that is read while it is known to be recent. */
export interface ReadReplica {
  open: OpenLagging
  /** How it is used; asks for the lag anew unless that was done within a second. */
  state: () => Promise<{
    isRead: boolean
    lagMs: number | undefined
    statements: Record<'replica' | 'primary', number>
  }>
  close: () => Promise<void>
}

interface Pair {
  primary: Database
  replica: Database
  /** Told when the standby is not read any more, and why; and when it is read again, with undefined. */
  onChange: (obstacle: string | undefined) => void
}

/**
 * Reads a standby in place of the database while it is recent, statement by statement. One that fails or is not answered is
 * run on the database itself. A reader that has read the database stays there, so that it never goes back in time: a tag of
 * the present register would otherwise be given to an older page.
 */
export function readReplica({ primary, replica, onChange }: Pair): ReadReplica {
  const freshness = new ReplicaFreshness({ primary: primary.db, replica: replica.db, onChange })
  const statements = { replica: 0, primary: 0 }

  const runOn = async (name: keyof typeof statements, { db }: Database, query: CompiledQuery) => {
    const { rows } = await db.executeQuery(query)
    statements[name] += 1
    return { command: 'SELECT' as const, rowCount: rows.length, rows }
  }
  const open: OpenLagging = () => {
    let isOnPrimary = false
    const run = async (query: CompiledQuery) => {
      isOnPrimary ||= (await freshness.obstacle()) !== undefined
      if (!isOnPrimary) {
        try {
          return await freshness.unlessSilent(runOn('replica', replica, query))
        } catch (error) {
          freshness.failed(`a statement failed (${describeFailure(error).message})`)
          isOnPrimary = true
        }
      }
      return runOn('primary', primary, query)
    }
    const pool = { options: {}, connect: async () => new StatementClient(run), end: async () => {} }
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  }
  return {
    open,
    state: async () => ({ ...(await freshness.state()), statements: { ...statements } }),
    close: replica.close,
  }
}

type Run = (query: CompiledQuery) => Promise<PostgresQueryResult<unknown>>

/** What Kysely takes for a connection. Each statement is run by itself, so there are no transactions. */
class StatementClient implements PostgresPoolClient {
  readonly #run: Run

  constructor(run: Run) {
    this.#run = run
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('The portal does not use cursors')
    return this.#run(CompiledQuery.raw(text, [...values]))
  }

  release(): void {}
}
