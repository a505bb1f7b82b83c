import type { Database } from '../database/connect.ts'
import { deleteUnfinishedFile, lockUnfinishedFiles } from '../records/applications/files.ts'
import type { FileStore } from './file-store.ts'

const anHour = 3_600_000

/**
 * Deletes the contents of files that were begun more than an hour ago and have no row, because the portal was stopped in
 * between. Files that were stored with another database are not touched. Returns the number of deleted files.
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
