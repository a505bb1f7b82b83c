import type { Database } from '../database/connect.ts'
import { countSearchWords } from '../records/search/count-words.ts'
import { type Repeated, repeat } from './repeat.ts'

const dayMs = 24 * 3_600_000
/** 2 a.m. in Nigeria, which is an hour ahead of UTC throughout the year. */
const hourOfDayMs = 3_600_000

/**
 * Counts how many facilities have each word that can be searched for: now, and then each night, until it is stopped. A failure is
 * reported and the next night tried again: searches find the same with old counts, some only take longer.
 */
export function startCountingWords(
  db: Database['db'],
  { onFailure, clock = () => new Date() }: { onFailure: (error: unknown) => void; clock?: () => Date },
): Repeated {
  return repeat(async () => {
    await countSearchWords(db).catch(onFailure)
    return untilNight(clock())
  })
}

/** Milliseconds until the next count. */
export function untilNight(now: Date): number {
  return dayMs - ((now.getTime() - hourOfDayMs) % dayMs)
}
