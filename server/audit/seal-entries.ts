import { sql } from 'kysely'
import type { Database, Db } from '../database/connect.ts'
import { auditKeys } from './audit-keys.ts'
import { digestBytes, firstHash, nextHash } from './entry-code.ts'
import { inTurns } from './in-turns.ts'
import { type SealFacts, signSeal } from './seal-text.ts'
import { endOf, findLastSeal } from './seals.ts'
import { digestOf, listEntries, type StoredEntry } from './stored-entries.ts'

/** The most entries of one seal. */
export const maxPerSeal = 1000
/** The arbitrary key of the lock under which one server at a time seals. */
const sealingLock = 4_310_058

/**
 * Seals the next entries of the record, at most `maxPerSeal` of one era. Returns how many; 0 also while another server seals.
 *
 * Only entries of transactions below the oldest one that is still running are sealed: all these have ended and no new one can
 * get such an id, so the entries and their order are final. By ids alone, entries of slow transactions would be skipped.
 */
export function sealEntries(db: Database['db'], now: Date): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      if (!(await tryLock(transaction))) return 0
      const last = await findLastSeal(transaction)
      const { horizon, era } = await readHorizon(transaction)
      const isFinal = sql`(era < ${era}::integer or xid < ${horizon}::xid8)`
      const entries = await listEntries(transaction, endOf(last), { limit: maxPerSeal, where: isFinal })
      const inEra = entries.filter((entry) => entry.era === entries[0]?.era)
      const end = inEra.at(-1)
      if (!end) return 0
      const chained = await chain(last?.hash ?? firstHash, inEra)
      const { current } = auditKeys()
      const seal: SealFacts = {
        ...chained,
        n: (last?.n ?? 0) + 1,
        era: end.era,
        to_xid: end.xid,
        at: now.toISOString(),
        kid: current.kid,
      }
      await insertSeal(transaction, seal, signSeal(seal, current))
      return inEra.length
    })
}

async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sealingLock}::bigint) as locked
  `.execute(db)
  return rows[0]?.locked ?? false
}

/** The oldest transaction id that may still be running, and the present era. Read in a statement before the entries. */
async function readHorizon(db: Db): Promise<{ horizon: string; era: number }> {
  const { rows } = await sql<{ horizon: string; era: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (select coalesce(max(era), 1) from audit_era) as era
  `.execute(db)
  return rows[0] ?? { horizon: '0', era: 1 }
}

/** The chain of hashes over entries. */
export async function chain(
  start: Buffer,
  entries: readonly StoredEntry[],
): Promise<Pick<SealFacts, 'ids' | 'digests' | 'hash'>> {
  const digests = await inTurns(entries, digestOf)
  return {
    ids: entries.map(({ id }) => id),
    digests: Buffer.concat(digests.map((digest) => digest.subarray(0, digestBytes))),
    hash: digests.reduce(nextHash, start),
  }
}

/** Stores a seal. */
export async function insertSeal(db: Db, { ids, ...seal }: SealFacts, signature: Buffer): Promise<void> {
  await db
    .insertInto('audit_seal')
    .values({ ...seal, ids: [...ids], signature })
    .execute()
}

/** The moment of the oldest entry that is not sealed; null if all are. */
export async function oldestUnsealed(db: Db): Promise<string | null> {
  const [oldest] = await listEntries(db, endOf(await findLastSeal(db)), { limit: 1 })
  return oldest?.at ?? null
}
