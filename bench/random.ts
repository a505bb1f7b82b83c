/** A number from 0 up to, but without, 1. */
export type Random = () => number

/** Random numbers that are the same for the same seed (mulberry32), so that what was found can be repeated. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 to, but without, `end`. */
export function below(random: Random, end: number): number {
  return Math.floor(random() * end)
}

/** One of some things. Throws RangeError if there are none. */
export function oneOf<T>(random: Random, things: readonly T[]): T {
  const thing = things[below(random, things.length)]
  if (thing === undefined) throw new RangeError('There is nothing to choose from')
  return thing
}
