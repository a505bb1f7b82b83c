import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import { type Leaving, listLeaving, moveSome } from '../records/places/move-to-merged.ts'
import { compareRemainingNames } from './compare-names.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 5000
/** So many rows of each kind are moved in one transaction: the audit record notes each row of it at its end. */
const batch = 250

interface Options {
  clock: () => Date
  onFailure: (error: unknown) => void
}

/** Moves what still refers to places that were merged, every few seconds until it is stopped. What was moved stays moved. */
export function startMovingMerged(db: Database['db'], { clock, onFailure }: Options): Repeated {
  return repeat(async (signal) => {
    await moveMerged(db, { clock, signal }).catch(onFailure)
    return pauseMs
  })
}

/** Moves all that refers to merged places, in batches. Returns how many batches there were. */
export async function moveMerged(
  db: Database['db'],
  { clock, signal }: { clock: () => Date; signal?: AbortSignal },
): Promise<number> {
  let batches = 0
  for (const place of await listLeaving(db)) {
    while (!signal?.aborted) {
      batches += 1
      if (await moveBatch(db, place, clock())) break
    }
  }
  // Facilities that were apart may have similar names.
  if (batches > 0 && !signal?.aborted) await compareRemainingNames(db)
  return batches
}

function moveBatch(db: Database['db'], place: Leaving, now: Date): Promise<boolean> {
  return recordChanges(db, byJob('move-merged-places', now), (transaction) =>
    moveSome(transaction, place, { limit: batch, at: now.toISOString() }),
  )
}
