import type { Picture } from './poppler.ts'

/** The part of a sheet, in dots from each edge, that its border takes. Both have the same one, which would hide what differs. */
interface Inside {
  border: number
  /** The side of the squares in which ink is counted. */
  cell: number
}

/**
 * How much of the ink of two pages is at the same place, from 0 to 1: the ink is counted in squares and blurred over their
 * neighbours, so that another typeface or a line that breaks elsewhere matters little, and a block at another place much.
 * It is the ink that both have, divided by the ink that either has.
 */
export function sharedInk(one: Picture, other: Picture, inside: Inside): number {
  const [first, second] = [blurredInk(one, inside), blurredInk(other, inside)]
  let [both, either] = [0, 0]
  for (const [index, ink] of first.entries()) {
    both += Math.min(ink, second[index] ?? 0)
    either += Math.max(ink, second[index] ?? 0)
  }
  return either === 0 ? 1 : both / either
}

function blurredInk({ width, height, dots }: Picture, { border, cell }: Inside): number[] {
  const [columns, rows] = [Math.floor((width - 2 * border) / cell), Math.floor((height - 2 * border) / cell)]
  const ink = new Array<number>(columns * rows).fill(0)
  for (let y = 0; y < rows * cell; y++) {
    for (let x = 0; x < columns * cell; x++) {
      const place = Math.floor(y / cell) * columns + Math.floor(x / cell)
      ink[place] = (ink[place] ?? 0) + 255 - (dots[(y + border) * width + x + border] ?? 255)
    }
  }
  const at = (column: number, row: number) =>
    column < 0 || column >= columns || row < 0 || row >= rows ? 0 : (ink[row * columns + column] ?? 0)
  return ink.map((_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    let sum = 0
    for (const down of [-1, 0, 1]) for (const right of [-1, 0, 1]) sum += at(column + right, row + down)
    return sum
  })
}

/** The facts that a text does not have. Lines may break anywhere. */
export function missingFacts(text: string, facts: readonly string[]): string[] {
  const words = withoutSpace(text)
  return facts.filter((fact) => !words.includes(withoutSpace(fact)))
}

function withoutSpace(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\u00AD]+/g, '')
}
