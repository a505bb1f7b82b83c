/** The Damerau–Levenshtein distance (optimal string alignment): the number of missing, added, wrong and swapped letters. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const wrong = (above[j - 1] ?? 0) + (isSame ? 0 : 1)
      const swapped = isSwapped ? (before[j - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, wrong, swapped))
    }
    before = above
    above = row
  }
  return above[other.length] ?? 0
}
