import { type Cell, plainValue } from './cell.ts'

/** How a column of dates is written, which one date alone does not say. */
export interface DateColumn {
  /** Some dates can only be read with the month first, like 04/23/2019, and none only with the day first. */
  isMonthFirst: boolean
  /**
   * A spreadsheet with American settings has read the column: what it could take for a month and a day became dates with the two
   * exchanged, and the others stayed text.
   */
  isSwapped: boolean
}

const threeNumbers = /^\s*'?(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})\b/
const fewestDates = 3

/** Finds out how a column of dates is written. */
export function dateColumnOf(cells: Iterable<Cell | undefined>): DateColumn {
  let [dayFirst, monthFirst, dates, laterDates, textsBothWays] = [0, 0, 0, 0, 0]
  for (const cell of cells) {
    const value = plainValue(cell)
    if (typeof value === 'string') {
      const [, first, second] = threeNumbers.exec(value) ?? []
      if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1
      else if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1
      else if (first !== undefined) textsBothWays += 1
    } else if (typeof value === 'object' && value !== null && !value.showsNoDay) {
      dates += 1
      if (Number(value.day.slice(8)) > 12) laterDates += 1
    }
  }
  return {
    isMonthFirst: monthFirst > 0 && dayFirst === 0,
    isSwapped: dates >= fewestDates && laterDates === 0 && dayFirst >= fewestDates && textsBothWays === 0,
  }
}

/** A column of which nothing special is known. */
export const ordinaryDates: DateColumn = { isMonthFirst: false, isSwapped: false }
