import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { refuse } from '@portal/domain/refusal.ts'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network-of.ts'
import { makeQueues } from './queues.ts'

const minute = 60
const thirtyDays = 30 * 24 * 60 * minute
/** Attempts on one account from anywhere within an hour, after which each further one is delayed. */
const undelayedAttempts = 20
const maxDelay = 3_000
/** Attempts on one account that run or wait at the same time, in one process. */
const maxParallelAttempts = 10

/** Who tries to sign in, and from where. */
interface Attempt {
  email: string
  address: string
}

/**
 * Limits how often somebody may try to sign in or register, and how fast one person may add something. Attempts are counted
 * in the database, so several processes share the counts; what is added is counted in each process.
 */
export interface Throttle {
  /**
   * Counts an attempt to sign in, then makes it; `check` returns undefined when the password is wrong. Attempts on one
   * account are made one after another, and slowly once there were many. A right password clears the counts that led
   * to it. Refuses with `too_many_requests`. Spec §6.2.
   */
  signIn: <T>(attempt: Attempt, check: () => Promise<T | undefined>) => Promise<T | undefined>
  /** Counts an attempt to open an account. */
  beforeRegistering: (address: string) => Promise<void>
  /** Counts something that a person adds. */
  beforeAdding: (personId: number) => Promise<void>
  /** Counts a file that a person uploads. */
  beforeUploading: (personId: number) => Promise<void>
}

/** How many things and how many files one person may add in a minute. */
const usualRates = { adding: 120, uploading: 60 }

/** Makes the limits on the database behind the pool. */
export function makeThrottle(pool: pg.Pool, rates = usualRates): Throttle {
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
  const byNetwork = limit('sign-in-address', 300, 15 * minute)
  const byAccountAndNetwork = limit('sign-in-person', 10, 15 * minute)
  const byAccount = limit('sign-in-account', 1_000_000, 60 * minute)
  const succeeded = limit('sign-in-success', 1_000_000, thirtyDays)
  const registering = limit('register', 100, 60 * minute)
  const adding = new RateLimiterMemory({ keyPrefix: 'add', points: rates.adding, duration: minute })
  const uploading = new RateLimiterMemory({ keyPrefix: 'upload', points: rates.uploading, duration: minute })
  const inTurn = makeQueues(maxParallelAttempts)

  return {
    signIn: async ({ email, address }, check) => {
      const network = keyOf(networkOf(address))
      const account = keyOf(email)
      const pair = keyOf(email, networkOf(address))
      await take(byNetwork, network)
      await take(byAccountAndNetwork, pair)
      const { consumedPoints } = await byAccount.consume(account)
      // Whoever guesses from elsewhere must not keep out the person who has signed in from here before.
      const isUsualPlace = (await succeeded.get(pair)) !== null
      const result = await (inTurn(isUsualPlace ? pair : account, async () => {
        if (!isUsualPlace) await wait(delayAfter(consumedPoints))
        return check()
      }) ?? refuseFor(minute))
      if (result === undefined) return undefined
      await byAccountAndNetwork.delete(pair)
      await byAccount.delete(account)
      await byNetwork.reward(network)
      await succeeded.set(pair, 1, thirtyDays)
      return result
    },
    beforeRegistering: (address) => take(registering, keyOf(networkOf(address))),
    beforeAdding: (personId) => take(adding, String(personId)),
    beforeUploading: (personId) => take(uploading, String(personId)),
  }
}

function delayAfter(attempts: number): number {
  return Math.max(0, Math.min(maxDelay, (attempts - undelayedAttempts) * 200))
}

/** What a count is kept under: as short for the longest email as for the shortest, and nobody's email to read. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url')
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    refuseFor(Math.ceil(refused.msBeforeNext / 1000))
  }
}

function refuseFor(seconds: number): never {
  const minutes = Math.ceil(seconds / minute)
  return refuse(
    'too_many_requests',
    `Too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    {
      retry_after: seconds,
    },
  )
}
