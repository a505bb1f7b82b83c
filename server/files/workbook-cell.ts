import type { Value, ValueKind } from './table.ts'
import { escaped } from './xml-text.ts'

/** How a cell looks: its kind, or the heading of its column. The places in this list are those of the formats in the styles. */
export const cellFormats = [
  'text',
  'heading',
  'number',
  'naira',
  'percent',
  'day',
  'moment',
] as const satisfies readonly (ValueKind | 'heading')[]

/** Excel opens no cell with more characters. */
const maxCharacters = 32_767
const dayMs = 86_400_000
/** The day that is number 0 in a workbook; from March 1900 on each day has the number of days since. */
const dayZero = Date.UTC(1899, 11, 30)
/** Nigeria is one hour ahead of UTC, all year. A workbook knows no time zones. */
const lagosMs = 3_600_000

interface Cell {
  row: number
  /** From 0. */
  column: number
  kind: (typeof cellFormats)[number]
  value: Value
}

/** A cell of a sheet; nothing if it is empty. */
export function cellOf({ row, column, kind, value }: Cell): string {
  if (value === null || value === '') return ''
  const place = `${columnName(column)}${row}`
  const format = cellFormats.indexOf(kind)
  const style = format === 0 ? '' : ` s="${format}"`
  const figure = figureOf(kind, value)
  if (figure !== undefined) return `<c r="${place}"${style}><v>${figure}</v></c>`
  const words = String(value).slice(0, maxCharacters)
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(words)}</t></is></c>`
}

/** The number that a workbook stores; undefined for words. A day or moment before 1900 has none. */
function figureOf(kind: Cell['kind'], value: string | number): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (kind !== 'day' && kind !== 'moment') return undefined
  const days = (Date.parse(value) + (kind === 'moment' ? lagosMs : 0) - dayZero) / dayMs
  return days > 60 ? days : undefined
}

/** A, B … Z, AA, AB … */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}
