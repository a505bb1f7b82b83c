import { createHash } from 'node:crypto'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Db } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import { listFilesWithoutHash, setFileHash } from '../records/shared/file-hashes.ts'

/** How many files one run reads. */
const maxFiles = 200

/**
 * Returns a job that computes the SHA-256 of stored files that have none, a bounded number in each run. Each run goes on
 * where the one before ended, so that a file whose content is missing does not hold up the others.
 */
export function fileHasher(db: Db, files: FileStore, clock: () => Date = () => new Date()) {
  let after = ''
  return async (signal?: AbortSignal): Promise<void> => {
    const slugs = await listFilesWithoutHash(db, after, maxFiles)
    after = slugs.length < maxFiles ? '' : (slugs.at(-1) ?? '')
    for (const slug of slugs) {
      if (signal?.aborted) return
      const bytes = await files.get(slug)
      if (!bytes) continue
      const hash = createHash('sha256')
      for await (const chunk of bytes) hash.update(chunk)
      await recordChanges(db, byJob('hash-files', clock()), (transaction) =>
        setFileHash(transaction, slug, hash.digest()),
      )
    }
  }
}
