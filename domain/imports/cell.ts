/**
 * A calendar day that a spreadsheet holds as a date, and not as text: YYYY-MM-DD. A cell that shows only a month or a year was
 * typed without a day, and the spreadsheet took the first.
 */
export interface DayCell {
  day: string
  showsNoDay?: true
}

/** What stands in a cell: text, a number, a day, Yes or No, or nothing. */
export type PlainCell = string | number | boolean | DayCell | null

/** The value that a formula had when the file was saved. */
interface FormulaCell {
  formula: PlainCell
}

/** Why a cell has no value that could be used. */
type CellFault = 'error value' | 'formula without value' | 'too long'

/** A cell without a usable value, and how it begins: `#REF!`, for example. */
export interface FaultyCell {
  fault: CellFault
  text: string
}

/** One cell of a file, as a value that JSON can carry. */
export type Cell = PlainCell | FormulaCell | FaultyCell

/** A row of a file with its own number there, from 1. Cells at its end may be missing. */
export interface SheetRow {
  number: number
  cells: readonly Cell[]
}

/** The value of a cell whether a formula or a person wrote it. A cell without a usable value has none. */
export function plainValue(cell: Cell | undefined): PlainCell {
  if (cell === undefined || cell === null || typeof cell !== 'object') return cell ?? null
  if ('formula' in cell) return cell.formula
  return 'fault' in cell ? null : cell
}

/** What stands in a cell, as text. */
export function cellText(cell: Cell | undefined): string {
  if (typeof cell === 'object' && cell !== null && 'fault' in cell) return cell.text
  const value = plainValue(cell)
  if (value === null) return ''
  if (typeof value === 'object') return value.day
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}
