import { monthNames } from '../../dates/month-names.ts'

/** How a date of three numbers is written, like 03/04/2026. */
export const dateOrders = ['day first', 'month first'] as const

/** One of `dateOrders`. */
export type DateOrder = (typeof dateOrders)[number]

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const together = /^(20\d\d)(\d\d)(\d\d)(?!\d)/
const dayAndName = /^(\d{1,2})[-/. ]*([a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?!\d)/i
const nameAndDay = /^([a-z]{3,9})[. -]+(\d{1,2})(?:st|nd|rd|th)?[, -]+(\d{4}|\d{2})(?!\d)/i
const threeNumbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/
const timeOfDay = /^(?:[T, ]+\d{1,2}:\d{2}.*)?$/i

function cleaned(cell: string): string {
  return cell.trim().replace(/^'/, '')
}

function monthNamed(name: string): string {
  return String(monthNames.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 9))) + 1)
}

/** Year, month and day of a text, and what follows them. */
function piecesOf(text: string, order: DateOrder): [string, string, string, string] | undefined {
  const after = (match: RegExpExecArray) => text.slice(match[0].length)
  const [whole, digits] = [yearFirst.exec(text) ?? together.exec(text), threeNumbers.exec(text)]
  if (whole) return [whole[1] ?? '', whole[2] ?? '', whole[3] ?? '', after(whole)]
  if (digits) {
    const [, first = '', second = '', year = ''] = digits
    return order === 'day first' ? [year, second, first, after(digits)] : [year, first, second, after(digits)]
  }
  const day = dayAndName.exec(text)
  if (day) return [day[3] ?? '', monthNamed(day[2] ?? ''), day[1] ?? '', after(day)]
  const name = nameAndDay.exec(text)
  return name ? [name[3] ?? '', monthNamed(name[1] ?? ''), name[2] ?? '', after(name)] : undefined
}

/** The date of a cell of a bank statement as YYYY-MM-DD; a time of day is left out. Undefined if the cell has none. */
export function readStatementDate(cell: string, order: DateOrder): string | undefined {
  const [year = '', month = '', day = '', rest = ''] = piecesOf(cleaned(cell), order) ?? []
  if (year === '' || !timeOfDay.test(rest)) return undefined
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** How the dates of a column are written; null if they can be read both ways and mean different days. */
export function guessDateOrder(cells: readonly string[]): DateOrder | null {
  const pairs = cells.flatMap((cell) => {
    const match = threeNumbers.exec(cleaned(cell))
    return match ? [[Number(match[1]), Number(match[2])] as const] : []
  })
  const dayFirst = pairs.filter(([first]) => first > 12).length
  const monthFirst = pairs.filter(([, second]) => second > 12).length
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'day first' : 'month first'
  return pairs.some(([first, second]) => first !== second) ? null : 'day first'
}
