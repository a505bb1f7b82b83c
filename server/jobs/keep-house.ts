import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import { sweepOrphans } from '../files/sweep-orphans.ts'
import { deleteEndedSessions } from '../records/accounts.ts'
import { deleteOldDrafts } from '../records/drafts.ts'
import { deleteOldKeys } from '../records/idempotency-keys.ts'

/** A phone that was out of reach asks again within this time, or not at all. */
const keysLast = 2 * 24 * 3_600_000
/** Whoever has not gone on with a form for so long begins it anew. */
const draftsLast = 30 * 24 * 3_600_000

/** Takes away what nobody will ask for again: files that were begun and never finished, replies kept for a retry, drafts left alone, and sessions that are over. */
export async function keepHouse(db: Database['db'], files: FileStore, now: Date): Promise<void> {
  await sweepOrphans(db, files, now)
  await deleteOldKeys(db, new Date(now.getTime() - keysLast))
  await deleteEndedSessions(db, now)
  await deleteOldDrafts(db, new Date(now.getTime() - draftsLast))
}
