/** Seeded random choices, so that every demonstration shows the same ministry. */
export interface Chance {
  /** One of the given values. */
  of: <T>(choices: readonly T[]) => T
  /** A whole number from `min` to `max`. */
  between: (min: number, max: number) => number
  /** True with the given probability in percent. */
  percent: (probability: number) => boolean
}

/** Mulberry32, a well-known small random number generator. */
export function makeChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    between,
    percent: (probability) => next() * 100 < probability,
    of: (choices) => {
      const chosen = choices[between(0, choices.length - 1)]
      if (chosen === undefined) throw new Error('There is nothing to choose from')
      return chosen
    },
  }
}
