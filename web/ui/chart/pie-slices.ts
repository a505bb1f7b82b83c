import type { Counted } from './chart-figure.ts'

/** More slices cannot be told apart. */
export const maxSlices = 6

/** The slices of a pie, the largest first: at most six, and one for all others. Empty ones are not drawn. */
export function mergeSmallSlices<S extends Counted>(counted: readonly S[]): { slices: S[]; others: number } {
  const drawn = bySize(counted).filter(({ count }) => count > 0)
  const others = drawn.slice(maxSlices).reduce((sum, { count }) => sum + count, 0)
  return { slices: drawn.slice(0, maxSlices), others }
}

/** The largest first. */
export function bySize<C extends Counted>(counted: readonly C[]): C[] {
  return counted.toSorted((one, other) => other.count - one.count)
}
