const delimiters = [',', ';', '\t', '|'] as const

/** What stands between the cells of a CSV file. */
export type Delimiter = (typeof delimiters)[number]

const linesRead = 100

/** How many delimiters each line has outside quotes. */
function countsOf(lines: readonly string[], delimiter: Delimiter): number[] {
  return lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1)
}

/** The delimiter that divides the most lines into the same number of cells. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text.split(/\r\n|\n|\r/, linesRead).filter((line) => line.trim() !== '')
  const scored = delimiters.map((delimiter) => {
    const alike = new Map<number, number>()
    for (const count of countsOf(lines, delimiter)) if (count > 0) alike.set(count, (alike.get(count) ?? 0) + 1)
    return { delimiter, score: Math.max(0, ...[...alike].map(([count, times]) => times * Math.min(count, 4))) }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}
