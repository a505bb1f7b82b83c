const rounds = [1, 2, 2.5, 5, 10]

/** The steps of an axis from zero, each a round whole number; the last is the first that no figure exceeds: 0, 25, 50, 75, 100. */
export function axisUpTo(largest: number): number[] {
  const quarter = Math.max(1, largest) / 4
  const power = 10 ** Math.floor(Math.log10(quarter))
  const step = rounds.map((round) => round * power).find((size) => size >= quarter && Number.isInteger(size)) ?? 1
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, index) => index * step)
}

/** Where a figure is in a drawing, from the zero line upwards. */
export function heightOn(axis: readonly number[], count: number, { base, top }: { base: number; top: number }): number {
  const end = axis.at(-1) ?? 1
  return base - (Math.min(count, end) / end) * (base - top)
}
