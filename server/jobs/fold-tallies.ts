import type { Database } from '../database/connect.ts'
import { foldRevenue, foldTallies } from '../records/reports/fold-deltas.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 1000
/** Rows folded in one transaction: at most this many are locked and logged at once. */
const batchSize = 20_000

/**
 * Folds the deltas into the tallies each second until it is stopped. After a failure it is retried; figures stay right meanwhile
 * and only become slower to read.
 */
export function startFoldingTallies(
  db: Database['db'],
  { onFailure, pause = pauseMs }: { onFailure: (error: unknown) => void; pause?: number },
): Repeated {
  return repeat(async () => ((await foldOnce(db, onFailure)) ? 0 : pause))
}

/** Folds one batch. Returns whether there may be more to fold. */
async function foldOnce(db: Database['db'], onFailure: (error: unknown) => void): Promise<boolean> {
  try {
    const folded = [await foldTallies(db, batchSize), await foldRevenue(db, batchSize)]
    return folded.includes(batchSize)
  } catch (error) {
    onFailure(error)
    return false
  }
}
