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
 * the order in which they came. Who would wait for long is refused with 503, and told when there is likely room.
 */
export function makeTurns(atOnce = maxAtOnce, waitMs = maxWaitMs): Turns {
  const turns = withTimeout(new Semaphore(atOnce), waitMs)
  const places = handOutPlaces(atOnce)
  return async (work, { isBegun }) => {
    const [, release] = await turns
      .acquire()
      .catch(() => refuseAsBusy({ isBegun, afterSeconds: places.next(performance.now()) }))
    const began = performance.now()
    return work().finally(() => {
      places.learn(performance.now() - began)
      release()
    })
  }
}

/** Nobody is asked to come back earlier or later than this, in seconds. */
const soonest = 1
const latest = 30
/** How much of the usual time the newest call is. */
const share = 0.1

/** Tells refused callers one after the other when to come back: as many a second as are served in one. */
export function handOutPlaces(atOnce: number) {
  let usualMs: number | undefined
  let nextMs = 0
  return {
    /** A call took so long. */
    learn(tookMs: number): void {
      usualMs = usualMs === undefined ? tookMs : usualMs + share * (tookMs - usualMs)
    },
    /** In how many seconds the caller who is refused now should come back. */
    next(nowMs: number): number {
      const placeMs = Math.min(Math.max(nowMs + soonest * 1000, nextMs), nowMs + latest * 1000)
      nextMs = placeMs + (usualMs ?? 0) / atOnce
      return Math.floor((placeMs - nowMs) / 1000)
    },
  }
}
