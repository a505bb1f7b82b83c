import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { consume, keyOf, type MakeLimit, refuseFor } from './limits.ts'
import { networkOf } from './network-of.ts'
import { makeWaitingRoom, type Wait } from './waiting-room.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Tries without a delay, on one account from one network in a day, and from one network in a quarter of an hour. */
const freeTries = 10
/** The longest pause between tries on one account from one network, in seconds. */
const longestPause = 5 * minute
/** Tries on one account from anywhere within an hour before strangers wait. */
const freeTriesOnAccount = 100
/** Wrong tries from one network within a quarter of an hour before strangers are refused there. */
const maxFromNetwork = 300
/** How much longer each further wrong try from a network lets strangers there wait, in milliseconds. */
const growth = 100
/** The longest wait, in milliseconds. */
const longestWait = 2_000
/** The portal serves 500 requests at once. */
const places = { all: 100, ofNetwork: 5 }
/** Large enough that a count never refuses by itself. */
const countless = 1_000_000

/** A try to sign in: the email or phone number that was typed, and the caller's address. */
export interface Attempt {
  email: string
  address: string
}

/** What came of a try. One in which something is missing yet neither counts nor clears the counts. */
export type Outcome = 'right' | 'wrong' | 'unfinished'

/** What a test may change of the waits. */
export interface GivenWaits {
  longestWait?: number
  wait?: Wait
}

/** Makes a try after it was counted, and returns what the check returns: undefined for a wrong one, unless `outcomeOf` tells. */
export type SignIn = <T>(attempt: Attempt, check: () => Promise<T>, outcomeOf?: (result: T) => Outcome) => Promise<T>

const wrongIfUndefined = (result: unknown): Outcome => (result === undefined ? 'wrong' : 'right')

/**
 * Slows the guessing of passwords without keeping anybody out. A try is counted before it is made, so that guesses sent at
 * once count too, for known and unknown emails alike. See decision 32.
 */
export function throttleSignIn(limit: MakeLimit, given: GivenWaits): SignIn {
  const here = limit('sign-in-person', countless, day)
  const pause = limit('sign-in-pause', 1, longestPause)
  const byNetwork = limit('sign-in-address', countless, 15 * minute)
  const byAccount = limit('sign-in-account', countless, hour)
  const succeeded = limit('sign-in-success', countless, 30 * day)
  const waitIn = makeWaitingRoom(places, given.wait)
  const longest = given.longestWait ?? longestWait

  return async ({ email, address }, check, outcomeOf = wrongIfUndefined) => {
    const network = keyOf(networkOf(address))
    const account = keyOf(email)
    const pair = keyOf(email, networkOf(address))
    await countHere({ here, pause }, pair)
    const fromNetwork = await byNetwork.consume(network)
    const { consumedPoints: onAccount } = await byAccount.consume(account)
    // Guesses of strangers do not delay a person who has signed in from this network before.
    if ((await succeeded.get(pair)) === null) {
      if (fromNetwork.consumedPoints > maxFromNetwork) refuseFor(fromNetwork.msBeforeNext / 1000)
      const delay = Math.max(
        (fromNetwork.consumedPoints - freeTries) * growth,
        onAccount > freeTriesOnAccount ? longest : 0,
      )
      if (!(await waitIn(network, Math.min(delay, longest)))) refuseFor(minute)
    }
    const result = await check()
    const outcome = outcomeOf(result)
    if (outcome === 'wrong') return result
    await byNetwork.reward(network)
    await byAccount.reward(account)
    await pause.delete(pair)
    if (outcome === 'unfinished') {
      await here.reward(pair)
      return result
    }
    await here.delete(pair)
    await succeeded.set(pair, 1, 30 * day)
    return result
  }
}

type Counts = Record<'here' | 'pause', RateLimiterPostgres>

/** Counts a try on one account from one network. From the tenth wrong one on, the next is refused during a pause that grows. */
async function countHere({ here, pause }: Counts, pair: string): Promise<void> {
  const paused = await pause.get(pair)
  if (paused) refuseFor(paused.msBeforeNext / 1000)
  const { consumedPoints: tries } = await here.consume(pair)
  if (tries < freeTries) return
  const seconds = Math.min(longestPause, 2 ** (tries - freeTries))
  await consume(pause, pair, { seconds })
}
