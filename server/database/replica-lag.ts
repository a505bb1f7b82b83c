import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Where the log of the primary was, or had already passed, at a moment. */
interface Position {
  at: number
  lsn: bigint
}

/** Positions are remembered for longer than any lag that is allowed. */
const rememberedMs = 10_000
/** So long the newest position is waited for when no older one is known. */
const firstPauseMs = 50

/** What tells databases apart: that of a standby is the same as that of its primary. */
const identity = sql<string>`(
  (select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())
)`

/** The server is no standby of this database, and its pages would be those of another portal. */
export class ForeignReplica extends Error {}

/**
 * How far a standby is behind, measured against the primary itself: a standby that has replayed the log up to where the
 * primary was at a moment has everything that was committed before. So it does not matter why a standby is behind, nor
 * whether it knows: an idle primary, a lost connection between the two and a paused replay are told apart.
 */
export class ReplicaLag {
  readonly #primary: Db
  readonly #replica: Db
  #positions: Position[] = []

  constructor(primary: Db, replica: Db) {
    this.#primary = primary
    this.#replica = replica
  }

  /** The lag in milliseconds; undefined if it is not known. Throws if one of the two does not answer, or if they do not belong together. */
  async measure(): Promise<number | undefined> {
    const at = performance.now()
    const { rows } = await sql<{ lsn: string; identity: string }>`
      select (pg_current_wal_lsn() - '0/0')::text as lsn, ${identity} as identity
    `.execute(this.#primary)
    const [primary] = rows
    if (!primary) return undefined
    this.#remember({ at, lsn: BigInt(primary.lsn) })
    const reached = this.#reached(await this.#replayed(primary.identity))
    if (reached || this.#positions.length > 1) return reached && performance.now() - reached.at
    await wait(firstPauseMs)
    const later = this.#reached(await this.#replayed(primary.identity))
    return later && performance.now() - later.at
  }

  #remember(position: Position): void {
    const [newest] = this.#positions.slice(-1)
    // After a failover the log of the new primary may begin before the end of the old one's.
    const isSameLog = newest === undefined || newest.lsn <= position.lsn
    const young = this.#positions.filter(({ at }) => position.at - at < rememberedMs)
    this.#positions = [...(isSameLog ? young : []), position]
  }

  #reached(lsn: bigint): Position | undefined {
    return this.#positions.findLast((position) => position.lsn <= lsn)
  }

  /** How far the standby has replayed the log; -1 for a server that is no standby. */
  async #replayed(ofPrimary: string): Promise<bigint> {
    const { rows } = await sql<{ lsn: string | null; identity: string }>`
      select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as lsn,
        ${identity} as identity
    `.execute(this.#replica)
    const [replica] = rows
    if (replica?.identity !== ofPrimary) throw new ForeignReplica('it is no standby of this database')
    return BigInt(replica.lsn ?? -1)
  }
}
