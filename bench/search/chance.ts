/** Chance that gives the same on every run. */
export interface Chance {
  /** A number from 0 to 1. */
  share: () => number
  of: <T>(choices: readonly T[]) => T
  weighted: <T>(choices: readonly (readonly [T, number])[]) => T
}

/** The mulberry32 generator. */
export function chance(seed: number): Chance {
  let state = seed
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const of = <T>(choices: readonly T[]): T => {
    const chosen = choices[Math.floor(share() * choices.length)]
    if (chosen === undefined) throw new RangeError('There is nothing to choose from')
    return chosen
  }
  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let left = share() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [choice, weight] of choices) {
      left -= weight
      if (left <= 0) return choice
    }
    return of(choices)[0]
  }
  return { share, of, weighted }
}
