import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@portal/domain/refusal.ts'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

const minute = 60
/** Failures of one account from anywhere, within an hour, after which each further try is slowed. */
const patience = 20
const slowestAnswer = 3_000

/** Limits how often somebody may try to sign in or register. Counts are in the database, so several processes share them. */
export interface Throttle {
  /** Before a sign-in is looked at. Refuses with `too_many_requests`; slows the guessing of one account. Spec §6.2. */
  beforeSignIn: (email: string, address: string) => Promise<void>
  /** After a right password: the tries that led to it are forgotten. */
  afterSignIn: (email: string, address: string) => Promise<void>
  beforeRegistering: (address: string) => Promise<void>
}

/** Makes the limits on the database behind the pool. */
export function makeThrottle(pool: pg.Pool): Throttle {
  const limit = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'attempt',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const personAtAddress = limit('sign-in-person', 10, 15 * minute)
  const address = limit('sign-in-address', 300, 15 * minute)
  const account = limit('sign-in-account', 1_000_000, 60 * minute)
  const registering = limit('register', 100, 60 * minute)

  return {
    beforeSignIn: async (email, ip) => {
      await take(address, ip)
      await take(personAtAddress, keyOf(email, ip))
      const { consumedPoints } = await account.consume(keyOf(email))
      if (consumedPoints > patience) await wait(Math.min(slowestAnswer, (consumedPoints - patience) * 200))
    },
    afterSignIn: async (email, ip) => {
      await personAtAddress.delete(keyOf(email, ip))
      await account.delete(keyOf(email))
      await address.reward(ip)
    },
    beforeRegistering: (ip) => take(registering, ip),
  }
}

/** What a count is kept under: as short for the longest email as for the shortest, and nobody's email to read. */
function keyOf(...who: string[]): string {
  return createHash('sha256').update(who.join(' ')).digest('base64url')
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.ceil(refused.msBeforeNext / 1000)
    const minutes = Math.ceil(seconds / minute)
    refuse('too_many_requests', `Too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`, {
      retry_after: seconds,
    })
  }
}
