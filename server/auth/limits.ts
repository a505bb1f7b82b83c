import { createHash } from 'node:crypto'
import { refuse } from '@portal/domain/refusal.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Makes a count that all processes share: how many points in how many seconds. */
export type MakeLimit = (keyPrefix: string, points: number, seconds: number) => RateLimiterPostgres

/** Makes counts that are stored in the database of the pool. */
export function limitsIn(pool: pg.Pool): MakeLimit {
  return (keyPrefix, points, duration) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'attempt',
      tableCreated: true,
      // The hourly clean-up deletes them, for all limits at once.
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    })
}

/** The key of a count. A hash has a fixed length and reveals no email. */
export function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url')
}

interface Counted {
  /** How many to count, if not one. */
  points?: number
  /** For how long they count, if not as long as usual. */
  seconds?: number
}

/** Counts one or more, and returns how many there are; refuses if there are too many. */
export async function consume(limiter: RateLimiterAbstract, key: string, { points = 1, seconds }: Counted = {}) {
  try {
    const options = seconds === undefined ? {} : { customDuration: seconds }
    return (await limiter.consume(key, points, options)).consumedPoints
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return refuseFor(refused.msBeforeNext / 1000)
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
