import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { countSearchWords } from '../records/search/count-words.ts'

const dayMs = 24 * 3_600_000
/** 2 a.m. in Nigeria, which is an hour ahead of UTC throughout the year. */
const hourOfDayMs = 3_600_000

/**
 * Counts how many facilities have each word that can be searched for: now, and then each night, until it is stopped. `stop`
 * resolves when a count in progress has ended. A failure is reported and the next night tried again: searches find the same
 * with old counts, some only take longer.
 */
export function startCountingWords(
  db: Database['db'],
  { onFailure, clock = () => new Date() }: { onFailure: (error: unknown) => void; clock?: () => Date },
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = countUntilStopped(db, stopping.signal, { onFailure, clock })
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function countUntilStopped(
  db: Database['db'],
  signal: AbortSignal,
  { onFailure, clock }: { onFailure: (error: unknown) => void; clock: () => Date },
): Promise<void> {
  while (!signal.aborted) {
    await countSearchWords(db).catch(onFailure)
    await wait(untilNight(clock()), undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Milliseconds until the next count. */
export function untilNight(now: Date): number {
  return dayMs - ((now.getTime() - hourOfDayMs) % dayMs)
}
