import { dayOfSerial } from '@portal/domain/dates/serial-day.ts'
import type { Cell, PlainCell } from '@portal/domain/imports/cell.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { textCell } from '../text-cell.ts'
import type { NumberStyle } from './date-styles.ts'
import { unescapeText } from './shared-strings.ts'

/** What the cells of a workbook refer to. */
export interface Workbook {
  strings: readonly string[]
  styles: readonly NumberStyle[]
  isFrom1904: boolean
}

/** A cell as the sheet has it. */
export interface WrittenCell {
  type: string
  style: number
  /** Undefined if the cell has none. */
  value: string | undefined
  isFormula: boolean
}

const shownLetters = 80

/** The value of a cell. */
export function cellValue(cell: WrittenCell, workbook: Workbook): Cell {
  const { type, value, isFormula } = cell
  if (value === undefined) return isFormula ? { fault: 'formula without value', text: '' } : null
  if (type === 'e') return { fault: 'error value', text: value.slice(0, shownLetters) }
  const plain = plainCell(cell, value, workbook)
  if (plain === null || (typeof plain === 'object' && 'fault' in plain)) return plain
  return isFormula ? { formula: plain } : plain
}

function plainCell(
  { type, style }: WrittenCell,
  value: string,
  workbook: Workbook,
): PlainCell | ReturnType<typeof textCell> {
  if (type === 's') return textCell(workbook.strings[Number(value)] ?? '')
  if (type === 'str' || type === 'inlineStr') return textCell(unescapeText(value))
  if (type === 'b') return value.trim() === '1' || value.trim() === 'true'
  if (type === 'd') return { day: value.trim().slice(0, 10) }
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return textCell(value)
  const isDate = workbook.styles[style] ?? 'number'
  const day = isDate === 'number' ? undefined : dayOfSerial(number, workbook.isFrom1904)
  if (day === undefined) return number
  return isDate === 'month' ? { day, showsNoDay: true } : { day }
}

/** More letters than any cell may have, so that a longer one is seen to be too long. */
export const keptLetters = sheetLimits.cellLetters * 8
