import { createHash } from 'node:crypto'
import { refuse } from '@portal/domain/refusal.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { type RateLimiterAbstract, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Makes a count that all processes share: how many points in how many seconds. */
export type MakeLimit = (keyPrefix: string, points: number, seconds: number) => RateLimiterPostgres

/** The key of a count. A hash has a fixed length and reveals no email. */
export function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url')
}

/** Counts one; refuses if there are too many. `seconds` is for how long it counts, if not as long as usual. */
export async function consume(limiter: RateLimiterAbstract, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds })
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    refuseFor(refused.msBeforeNext / 1000)
  }
}

/** Refuses a try, and says when the next one is possible. */
export function refuseFor(exactSeconds: number): never {
  const seconds = Math.max(1, Math.ceil(exactSeconds))
  return refuse('too_many_requests', `Too many tries. Try again in ${durationInWords(seconds)}.`, {
    retry_after: seconds,
  })
}

function durationInWords(seconds: number): string {
  if (seconds < 60) return byNumber(seconds, { one: 'a second', other: '# seconds' })
  return byNumber(Math.ceil(seconds / 60), { one: 'a minute', other: '# minutes' })
}
