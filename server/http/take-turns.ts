import { Semaphore, withTimeout } from 'async-mutex'
import { refuseAsBusy } from './refuse-as-busy.ts'

/** So many calls change something at once. The database has more connections, so reading goes on while many people save. */
const maxAtOnce = 6
/** A call that has not had its turn after this time is refused, in milliseconds. */
const maxWaitMs = 1500

/** Runs work when it is its turn. `isBegun`: something was counted before, so a refused caller is not told to send the same again. */
export type Turns = <T>(work: () => Promise<T>, call: { isBegun: boolean }) => Promise<T>

/**
 * The turns of the calls that change something: when very many people save at the same moment, a few are served at once, in
 * the order in which they came. Who would wait for long is refused with 503.
 */
export function makeTurns(atOnce = maxAtOnce, waitMs = maxWaitMs): Turns {
  const turns = withTimeout(new Semaphore(atOnce), waitMs)
  return async (work, { isBegun }) => {
    const [, release] = await turns.acquire().catch(() => refuseAsBusy({ isBegun }))
    return work().finally(release)
  }
}
