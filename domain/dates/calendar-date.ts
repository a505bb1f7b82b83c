import { lazily } from '../text/lazily.ts'

// A calendar date is a 'YYYY-MM-DD' string in Africa/Lagos. Such strings sort in the order of the days.
const oneDay = 24 * 60 * 60 * 1000

/** The day before. Throws RangeError when the text is not a calendar date. */
export function dayBefore(date: string): string {
  return write(read(date).getTime() - oneDay)
}

/** The day after. Throws RangeError when the text is not a calendar date. */
export function dayAfter(date: string): string {
  return write(read(date).getTime() + oneDay)
}

/** The same day of the month some whole months later, or that month's last day where it is shorter. Throws RangeError. */
export function addMonths(date: string, months: number): string {
  const day = read(date)
  const target = new Date(day)
  target.setUTCDate(1)
  target.setUTCMonth(target.getUTCMonth() + months)
  target.setUTCDate(Math.min(day.getUTCDate(), daysInMonth(target)))
  return write(target.getTime())
}

/** The same day next year; 29 February becomes 1 March, the first day that is a full year later. Throws RangeError. */
export function anniversaryOf(date: string): string {
  const day = read(date)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return write(day.getTime())
}

/** The last day of the date's year, or of a year some years later. Throws RangeError. */
export function endOfYear(date: string, yearsLater = 0): string {
  return `${read(date).getUTCFullYear() + yearsLater}-12-31`
}

/** Whether the date lies in the last so many months of its year. Throws RangeError. */
export function isInLastMonths(date: string, months: number): boolean {
  return read(date).getUTCMonth() >= 12 - months
}

/** The day some days later; with a negative number, earlier. Throws RangeError when the text is not a calendar date. */
export function addDays(date: string, days: number): string {
  return write(read(date).getTime() + days * oneDay)
}

/** How many days the second day comes after the first. Throws RangeError when a text is not a calendar date. */
export function daysBetween(first: string, second: string): number {
  return (read(second).getTime() - read(first).getTime()) / oneDay
}

const inWords = lazily(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))

/** The day as people write it: 1 July 2026. Throws RangeError. */
export function dayInWords(date: string): string {
  return inWords().format(read(date))
}

const monthAndYear = lazily(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** For a text like 2026-02-31: 'February 2026 has only 28 days'. Undefined if the month has such a day, or does not exist. */
export function explainMissingDay(text: string): string | undefined {
  const [, month, day] = /^(\d{4}-\d{2})-(\d{2})$/.exec(text) ?? []
  const first = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(first.getTime()) || Number(day) <= daysInMonth(first)) return undefined
  return `${monthAndYear().format(first)} has only ${daysInMonth(first)} days`
}

/** Whether a text is a calendar date that exists. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  // 30 February is read as 2 March, so the day is written back and compared.
  return /^\d{4}-/.test(text) && !Number.isNaN(time) && write(time) === text
}

/** Whether `expiry_date` is today or later. Without a date: false. */
export function isInDate(expiry_date: string | null, today: string): boolean {
  return expiry_date !== null && expiry_date >= today
}

function read(date: string): Date {
  if (!isCalendarDate(date)) throw new RangeError(`${date} is not a calendar date`)
  return new Date(`${date}T00:00:00Z`)
}

function write(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function daysInMonth(firstOfMonth: Date): number {
  const last = new Date(firstOfMonth)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return last.getUTCDate()
}
