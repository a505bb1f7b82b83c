/** The text whole and without each of its characters in turn: two texts with one slip between them share one of these. */
function variantsOf(text: string): string[] {
  return [text, ...new Set(Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1)))]
}

/** Whether one character more, one less, another one or two exchanged make the first text the second. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Slips are looked for in references of at least this length; shorter ones are too often like each other. */
const shortest = 8

/** Makes the function that finds the rows of which a text misses the key by one slip. Each look-up costs the same however many rows there are. */
export function finderOfSlips<T>(rows: readonly T[], keyOf: (row: T) => string | null): (text: string) => T[] {
  const byVariant = new Map<string, { row: T; key: string }[]>()
  const lengths = new Set<number>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null || key.length < shortest) continue
    for (const near of [-1, 0, 1]) lengths.add(key.length + near)
    for (const variant of variantsOf(key)) {
      const known = byVariant.get(variant)
      if (known) known.push({ row, key })
      else byVariant.set(variant, [{ row, key }])
    }
  }
  return (text) => {
    if (!lengths.has(text.length)) return []
    const found = variantsOf(text).flatMap((variant) => byVariant.get(variant) ?? [])
    return [...new Set(found.filter(({ key }) => isOneSlip(text, key)).map(({ row }) => row))]
  }
}
