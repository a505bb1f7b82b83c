import { type Cell, cellText, type SheetRow } from './cell.ts'
import { fieldsOfHeading } from './heading-fields.ts'
import { looksLikeHeading } from './heading-words.ts'
import { oneLine } from './written-text.ts'

/** The headings of a table: the rows that they take, as places among the rows that were read, and the heading of each column. */
export interface FoundHeadings {
  first: number
  /** How many rows they take; 0 if there are none, and the first row is a facility already. */
  span: number
  headings: string[]
}

const rowsSearched = 40
const mostSpan = 3
/** A heading row names two fields at least. */
const leastScore = 1.1

const texts = (row: SheetRow | undefined, columns: number) =>
  Array.from({ length: columns }, (_, column) => oneLine(cellText(row?.cells[column])))

/** A title over the table: one text, once or across all columns. */
export function isOneText(cells: readonly Cell[]): boolean {
  return new Set(cells.map(cellText).filter((text) => text.trim() !== '')).size === 1
}

/** The texts of rows of headings in one: the upper ones are said once for several columns. */
function joined(rows: readonly string[][], isCarried: boolean): string[] {
  return rows.reduce((upper, lower) => {
    let last = ''
    return lower.map((text, column) => {
      const above = upper[column] ?? ''
      if (above !== '' && text !== '') last = above
      else if (above !== '') last = ''
      const group = above !== '' || !isCarried ? above : last
      return [group, text].filter((part, index, parts) => part !== '' && parts.indexOf(part) === index).join(' ')
    })
  })
}

/** How surely headings name different fields. */
function scoreOf(headings: readonly string[]): number {
  const best = new Map<string, number>()
  for (const heading of headings) {
    const [fit] = fieldsOfHeading(heading).sort((one, other) => other.weight - one.weight)
    if (fit) best.set(fit.field, Math.max(fit.weight, best.get(fit.field) ?? 0))
  }
  return [...best.values()].reduce((sum, weight) => sum + weight, 0)
}

/** Whether a row may be the lower part of headings: it has words of headings, and no facility. */
function mayBeHeading(cells: readonly string[]): boolean {
  const written = cells.filter((text) => text !== '')
  if (written.some((text) => text.length > 60 || /\d{4}/.test(text))) return false
  const named = written.filter(looksLikeHeading).length
  return named > 0 && named >= written.length * 0.6
}

/** Finds the headings of a table, which may have titles above, and take up to three rows. */
export function findHeadings(rows: readonly SheetRow[], columns: number): FoundHeadings {
  let best: FoundHeadings & { score: number } = { first: 0, span: 0, headings: [], score: leastScore }
  for (let first = 0; first < Math.min(rowsSearched, rows.length); first += 1) {
    const parts: string[][] = []
    for (let span = 1; span <= mostSpan; span += 1) {
      const row = rows[first + span - 1]
      const upper = rows[first + span - 2]
      if (!row || (span > 1 && upper && row.number - upper.number > 1)) break
      parts.push(texts(row, columns))
      const lowest = parts.at(-1) ?? []
      if (isOneText(row.cells) || (span > 1 && !mayBeHeading(lowest))) break
      for (const headings of span === 1 ? parts : [joined(parts, false), joined(parts, true)]) {
        // Rows more must name more.
        const score = scoreOf(headings) - (span - 1) * 0.1
        if (score > best.score) best = { first, span, headings: [...headings], score }
      }
    }
  }
  const { score: _, ...found } = best
  return found
}

/** The form of headings under which the columns that an officer corrected are remembered. */
export function keyOfHeadings(headings: readonly string[]): string {
  const words = headings.map((heading) => oneLine(heading).toLowerCase())
  return words.join('|').replace(/\|+$/, '').slice(0, 2000)
}
