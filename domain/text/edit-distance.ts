/**
 * How many slips lie between two texts: a character more, one less, another one, or two neighbours exchanged. Counts no further than
 * `most`, and says one more then.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const at = (line: readonly number[], place: number) => line[place] ?? most + 1
      const slips = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(before, column - 2) + 1 : most + 1,
      )
      now.push(slips)
      least = Math.min(least, slips)
    }
    if (least > most) return most + 1
    before = last
    last = now
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

/** How many slips a word of this length may have and still be recognised. Short words are too often like each other. */
export function forgivenSlips(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : length < 10 ? 2 : 3
}
