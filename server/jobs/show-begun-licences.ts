import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import { moveBegunLicences } from '../records/licences/begun-licences.ts'

const batchSize = 1000

/**
 * Moves the renewals that have begun into the columns of the facility's present registration. Every reading decides by the
 * portal's date and is right without it; it keeps the lists fast, because few facilities then have a second registration to look at.
 * Returns how many were moved.
 */
export async function showBegunLicences(
  db: Database['db'],
  now: Date,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const today = lagosDate(now)
  let moved = 0
  while (!signal?.aborted) {
    const inBatch = await recordChanges(db, byJob('show-begun-licences', now), (transaction) =>
      moveBegunLicences(transaction, today, batchSize),
    )
    moved += inBatch
    if (inBatch < batchSize) break
  }
  return moved
}
