// Days as whole numbers since 1 January 1970, with an arithmetic of their own: the simulation must not count with the calendar that it
// checks.

const dayMs = 86_400_000

/** The number of a day. */
export function dayNumber(text: string): number {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return Date.UTC(year, month - 1, day) / dayMs
}

/** The day of a number as 'YYYY-MM-DD'. */
export function dayText(day: number): string {
  const written = texts.get(day) ?? new Date(day * dayMs).toISOString().slice(0, 10)
  texts.set(day, written)
  return written
}

const texts = new Map<number, string>()

/** Nine in the morning of a day, in UTC. */
export function morning(day: number): Date {
  return new Date(day * dayMs + dayMs * (9 / 24))
}

/** How long licences last: to 31 December, of the next year if they begin in the last so many months, or a year less a day. */
export interface PlainRule {
  isCalendarYear: boolean
  lastMonths: 0 | 3
}

/** The last day of a licence that begins on a day. */
export function lastDay(from: number, { isCalendarYear, lastMonths }: PlainRule): number {
  const first = new Date(from * dayMs)
  const year = first.getUTCFullYear()
  const lastQuarter = Date.UTC(year, 9, 1) / dayMs
  if (isCalendarYear) return Date.UTC(lastMonths === 3 && from >= lastQuarter ? year + 1 : year, 11, 31) / dayMs
  return Date.UTC(year + 1, first.getUTCMonth(), first.getUTCDate()) / dayMs - 1
}

/** The same day of the next year; 29 February becomes 28 February. */
export function yearLater(day: number): number {
  const date = new Date(day * dayMs)
  const year = date.getUTCFullYear() + 1
  const isLeapDay = date.getUTCMonth() === 1 && date.getUTCDate() === 29
  return Date.UTC(year, date.getUTCMonth(), isLeapDay ? 28 : date.getUTCDate()) / dayMs
}
