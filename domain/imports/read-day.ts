import { addDays, addMonths, dayInWords, explainMissingDay, isCalendarDate } from '../dates/calendar-date.ts'
import { dayOfSerial } from '../dates/serial-day.ts'
import type { DayCell, PlainCell } from './cell.ts'
import type { DateColumn } from './date-column.ts'
import { type DayParts, dayPartsOf } from './day-parts.ts'
import { importFieldRules } from './import-fields.ts'
import type { Offer } from './matched-row.ts'
import { asWritten, doubtful, nothing, nothingKnown, type Reading, understood, wrong } from './reading.ts'
import { isNothing, oneLine, tidyText } from './written-text.ts'

/** What the day of a cell is read with. */
export interface DayContext {
  /** Whether it is the last day of a licence, or the day on which one was issued. */
  isLast: boolean
  today: string
  column: DateColumn
}

const { request } = importFieldRules.issued
const [firstDay, firstLikely, lastDay] = ['1900-01-01', '1960-01-01', '2999-12-31']
const tooEarly = 'Enter a date from 1900 on'
const mostYearsAhead = 20

/** That somebody wrote that a day is not stated is worth a look; a dash or Nil is not. */
const isSaidInWords = /^(?:not |no |unknown)/i

const offerOfDay = (day: string): Offer<string> => ({ value: day, label: dayInWords(day) })
const written = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Reads a day. Three numbers are day, month and year, as people write in Nigeria. */
export function readDay(cell: PlainCell, context: DayContext): Reading<string> {
  if (cell === null) return nothing
  if (typeof cell === 'boolean') return wrong(request)
  if (typeof cell === 'number') return readNumber(cell, context)
  return typeof cell === 'object' ? readDayCell(cell, context) : readWritten(cell, context)
}

function readDayCell({ day, showsNoDay }: DayCell, context: DayContext): Reading<string> {
  if (!isCalendarDate(day) || day > lastDay) return wrong(request)
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  if (showsNoDay) return readMonth({ year, month }, context)
  if (context.column.isSwapped && dayOfMonth <= 12 && dayOfMonth !== month) {
    const swapped = written(year, dayOfMonth, month)
    return doubtful([offerOfDay(swapped), offerOfDay(day)], 'The spreadsheet may have exchanged day and month')
  }
  return likely(day, context, asWritten)
}

function readNumber(number: number, context: DayContext): Reading<string> {
  if (Number.isInteger(number) && number >= 1900 && number <= 2100) return readMonth({ year: number }, context)
  const day = number >= 20_000 && number < 80_000 ? dayOfSerial(number) : undefined
  return day === undefined ? readWritten(String(number), context) : likely(day, context, understood)
}

function readWritten(text: string, context: DayContext): Reading<string> {
  const line = oneLine(text)
  if (line === '') return nothing
  const tidy = tidyText(text)
  if (/^0+$/.test(tidy)) return nothingKnown
  if (isNothing(tidy))
    return isSaidInWords.test(tidy) ? doubtful([], `The file says “${tidy}”. ${request}`) : nothingKnown
  if (/^\d{5}(?:\.\d+)?$/.test(tidy) && Number(tidy) >= 20_000) return readNumber(Number(tidy), context)
  const thisYear = Number(context.today.slice(0, 4))
  const parts = dayPartsOf(tidy, thisYear)
  if (parts) return readParts(parts, line, context)
  // A date among other words: “Expired 31/12/2019”.
  const within = [...tidy.matchAll(/\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}|\d{4}-\d{2}-\d{2}/g)].flatMap(([found]) => {
    const day = dayOf(dayPartsOf(found, thisYear))
    return day === undefined ? [] : [day]
  })
  return within.length > 0 ? doubtful([...new Set(within)].map(offerOfDay), request) : wrong(request)
}

function dayOf(parts: DayParts | undefined): string | undefined {
  if (parts?.month === undefined || parts.day === undefined) return undefined
  const day = written(parts.year, parts.month, parts.day)
  return isCalendarDate(day) ? day : undefined
}

function readParts(parts: DayParts, line: string, context: DayContext): Reading<string> {
  const { year, month, day, isNumbers } = parts
  if (month === undefined || day === undefined) return readMonth(parts, context)
  const read = dayOf(parts)
  const exchanged = isNumbers ? dayOf({ year, month: day, day: month }) : undefined
  const { isMonthFirst } = context.column
  if (read === undefined) {
    if (exchanged !== undefined) {
      if (isMonthFirst) return likely(exchanged, context, understood)
      return doubtful([offerOfDay(exchanged)], 'Day and month may be exchanged')
    }
    return wrong(explainMissingDay(written(year, month, day)) ?? request)
  }
  if (isMonthFirst && exchanged !== undefined && exchanged !== read) {
    return doubtful([offerOfDay(exchanged), offerOfDay(read)], 'Other rows of this column have the month first')
  }
  return likely(read, context, read === line ? asWritten : understood)
}

/** A month or a year without a day: the last day of one is its end, and the day of issue its beginning. */
function readMonth(
  { year, month }: { year: number; month?: number | undefined },
  context: DayContext,
): Reading<string> {
  const first = written(year, month ?? 1, 1)
  if (!isCalendarDate(first) || first > lastDay) return wrong(request)
  if (first < firstDay) return wrong(tooEarly)
  const last = addDays(addMonths(first, month === undefined ? 12 : 1), -1)
  return doubtful([offerOfDay(context.isLast ? last : first)], request)
}

/** A day that exists, unless no licence can have it. */
function likely(day: string, { isLast, today }: DayContext, mark: (day: string) => Reading<string>): Reading<string> {
  if (day < firstDay || day > lastDay) return wrong(tooEarly)
  if (!isLast && day > today) return doubtful([offerOfDay(day)], 'This day is in the future')
  const isTooLate = day > addMonths(today, mostYearsAhead * 12)
  if (day < firstLikely || isTooLate) return doubtful([offerOfDay(day)], `Check the year ${day.slice(0, 4)}`)
  return mark(day)
}
