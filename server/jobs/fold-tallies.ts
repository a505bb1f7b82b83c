import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { foldRevenue, foldTallies } from '../records/reports/fold-deltas.ts'

const pauseMs = 1000
/** Rows folded in one transaction: at most this many are locked and logged at once. */
const batchSize = 20_000

/**
 * Folds the deltas into the tallies each second until it is stopped. `stop` resolves when the last fold has ended. After a
 * failure it is retried; figures stay right meanwhile and only become slower to read.
 */
export function startFoldingTallies(
  db: Database['db'],
  { onFailure, pause = pauseMs }: { onFailure: (error: unknown) => void; pause?: number },
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = foldUntilStopped(db, stopping.signal, { onFailure, pause })
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function foldUntilStopped(
  db: Database['db'],
  signal: AbortSignal,
  { onFailure, pause }: { onFailure: (error: unknown) => void; pause: number },
): Promise<void> {
  while (!signal.aborted) {
    const isBehind = await foldOnce(db, onFailure)
    if (!isBehind) await wait(pause, undefined, { signal, ref: false }).catch(() => {})
  }
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
