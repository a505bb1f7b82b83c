import { addMonths } from './calendar-date.ts'

/** The most months that a report covers. */
export const mostMonths = 120

/** The months from the first to the last, both included, as YYYY-MM; empty if the last comes before the first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(`${month}-01`, 1).slice(0, 7)) months.push(month)
  return months
}
