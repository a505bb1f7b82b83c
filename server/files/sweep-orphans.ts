import type { Database } from '../database/connect.ts'
import { deleteUnfinishedFile, lockUnfinishedFiles } from '../records/files.ts'
import type { FileStore } from './file-store.ts'

const anHour = 3_600_000

/**
 * Takes away the bytes of files that were begun more than an hour ago and never got a row, because the portal was
 * stopped in between. Only what this database began is touched: a store that was filled with another database stays
 * whole. Answers how many were taken away.
 */
export async function sweepOrphans(db: Database['db'], store: FileStore, now: Date): Promise<number> {
  let swept = 0
  for (;;) {
    const slugs = await db.transaction().execute(async (transaction) => {
      const unfinished = await lockUnfinishedFiles(transaction, new Date(now.getTime() - anHour))
      for (const slug of unfinished) {
        await store.remove(slug)
        await deleteUnfinishedFile(transaction, slug)
      }
      return unfinished
    })
    if (slugs.length === 0) return swept
    swept += slugs.length
  }
}
