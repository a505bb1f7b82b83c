import { Refusal } from '@portal/domain/refusal.ts'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { isDatabaseUnavailable } from '../database/failures.ts'
import { consume, type MakeLimit } from './limits.ts'

/** Into how many parts a limit is divided. */
const parts = 20

/**
 * Makes a limit that all portals share although most requests write nothing: each portal counts in its memory, and tells the
 * database only when a twentieth of the limit is used again. So whoever goes to several portals in turn gets less than a
 * twentieth more for each of them. While the database cannot be written, the counts in memory hold alone, so that reading goes on.
 */
export function countInParts(
  limit: MakeLimit,
  { keyPrefix, points, seconds }: { keyPrefix: string; points: number; seconds: number },
): (key: string) => Promise<void> {
  const here = new RateLimiterMemory({ keyPrefix, points, duration: seconds })
  const everywhere = limit(keyPrefix, points, seconds)
  const part = Math.max(1, Math.floor(points / parts))

  return async (key) => {
    const used = await consume(here, key)
    if (used % part !== 0) return
    try {
      await consume(everywhere, key, { points: part })
    } catch (error) {
      if (isDatabaseUnavailable(error)) return
      // Until then this portal refuses without asking the database again.
      if (error instanceof Refusal) await here.block(key, error.extra.retry_after ?? seconds)
      throw error
    }
  }
}
