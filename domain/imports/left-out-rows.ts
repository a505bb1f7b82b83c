import { type Cell, cellText, type SheetRow } from './cell.ts'
import { isOneText } from './find-headings.ts'
import type { FoundTable } from './find-table.ts'
import type { ImportField } from './import-fields.ts'
import type { LeftOutReason, LeftOutRow } from './matched-row.ts'
import { oneLine } from './written-text.ts'

const isWritten = (cell: Cell | undefined) => cell !== undefined && cellText(cell).trim() !== ''
const total = /^(?:(?:grand|sub|overall|gross|cumulative|page|running)[\s-]*)*(?:totals?|sub-?total|sum)\b/i
const note =
  /^(?:(?:prepared|compiled|collated|checked|approved|signed|certified|submitted|printed)\b.*\b(?:by|on)\b|(?:sign|signature|source|note|n\.?b|page|key|date|name|designation|remarks?)\s*(?:[:._-]|\d|$)|continued\b|end of\b)/i

/** What stands in a row, for a list of rows that were left out. */
function textOf({ cells }: SheetRow): string {
  const texts = cells.map((cell) => oneLine(cellText(cell))).filter(Boolean)
  return [...new Set(texts)].join(' · ').slice(0, 200)
}

/** Makes the function that tells why a row is no facility. Undefined for a facility, and null for a row with nothing to say. */
export function makeRowSorter({ columns, firstRow, headingRows }: FoundTable, isGroup: (text: string) => boolean) {
  const mapped = columns.filter(({ field }) => field !== null)
  const placeOf = (field: ImportField) => columns.find((column) => column.field === field)?.column
  const names = placeOf('name')
  const places = [placeOf('type'), placeOf('lga')].filter((column) => column !== undefined)
  const headings = new Map(columns.map(({ column, heading }) => [column, heading.toLowerCase()]))

  const isHeading = (cells: readonly Cell[]) => {
    const written = cells.flatMap((cell, column) => (isWritten(cell) ? [column] : []))
    const same = written.filter((column) => {
      const text = oneLine(cellText(cells[column])).toLowerCase()
      return text.length > 1 && (headings.get(column) ?? '').includes(text)
    })
    return same.length >= 2 && same.length >= written.length * 0.6
  }
  const isTotal = (cells: readonly Cell[]) => {
    if (!cells.some((cell) => total.test(oneLine(cellText(cell))))) return false
    // Total Care Clinic has a type, an LGA and more.
    const facts = mapped.filter(({ column }) => {
      const text = oneLine(cellText(cells[column]))
      return text !== '' && !total.test(text) && !/^[\d\s,.₦N]+$/.test(text)
    })
    return facts.length < 2
  }
  const reasonFor = (cells: readonly Cell[]): LeftOutReason | null | undefined => {
    const written = cells.filter(isWritten)
    if (written.length === 0) return null
    if (isHeading(cells)) return 'heading'
    if (isColumnNumbers(written)) return 'column numbers'
    if (isTotal(cells)) return 'total'
    const text = oneLine(cellText(written[0]))
    if (isOneText(written) && isGroup(text)) return 'group heading'
    // What has a type or an LGA is a facility, whatever it is called.
    const isPlaced = places.some((column) => isWritten(cells[column]))
    const isNamed = names !== undefined && isWritten(cells[names])
    if (isOneText(written))
      return isNamed && written.length === 1 && !note.test(text) ? undefined : isNumber(text) ? null : 'note'
    if (mapped.every(({ column }) => !isWritten(cells[column])))
      return written.every((cell) => isNumber(cellText(cell))) ? null : 'note'
    return note.test(text) && !isPlaced ? 'note' : undefined
  }
  return (row: SheetRow, place: number): LeftOutRow | null | undefined => {
    if (place < firstRow) {
      if (!row.cells.some(isWritten)) return null
      return { number: row.number, reason: headingRows.includes(row.number) ? 'heading' : 'title', text: textOf(row) }
    }
    const reason = reasonFor(row.cells)
    return reason ? { number: row.number, reason, text: textOf(row) } : reason
  }
}

const isNumber = (text: string) => /^[\d\s.,()-]+$/.test(text)

/** A row below the headings that only numbers the columns: 1, 2, 3 or (a), (b), (c). */
function isColumnNumbers(written: readonly Cell[]): boolean {
  const marks = written.map((cell) =>
    cellText(cell)
      .replaceAll(/[().\s]/g, '')
      .toLowerCase(),
  )
  if (marks.length < 3 || marks.some((mark) => mark.length > 2)) return false
  const places = marks.map((mark) => (/^[a-z]$/.test(mark) ? mark.charCodeAt(0) - 96 : Number(mark)))
  return places.every((place, index) => place === (places[0] ?? 0) + index) && (places[0] ?? 9) <= 2
}
