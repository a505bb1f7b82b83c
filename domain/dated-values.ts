/** A value with the first day on which it holds; without a day it has held from the beginning. */
export interface DatedValue<T> {
  value: T
  start_date: string | null
}

/** The value of a day: since when it holds, and what follows it. */
export interface StandingValue<T> {
  value: T
  since: string | null
  next: { value: T; start_date: string } | null
}

/**
 * What a value is over the years, from what it was at first and its changes in the order in which they were recorded.
 * Of two changes for the same day the later one counts; one that changes nothing is left out.
 */
export function timelineOf<T>(first: T, changes: readonly { value: T; start_date: string }[]): DatedValue<T>[] {
  const byDay = new Map(changes.map(({ start_date, value }) => [start_date, value]))
  const timeline: DatedValue<T>[] = [{ value: first, start_date: null }]
  for (const start_date of [...byDay.keys()].sort()) {
    const value = byDay.get(start_date)
    if (value !== undefined && value !== timeline.at(-1)?.value) timeline.push({ value, start_date })
  }
  return timeline
}

/** What a timeline says of a day. The timeline begins with a value without a day. */
export function standingOn<T>(timeline: readonly DatedValue<T>[], day: string): StandingValue<T> {
  const present = timeline.findLast(({ start_date }) => start_date === null || start_date <= day)
  if (!present) throw new RangeError('A timeline begins with a value that has no day')
  for (const { value, start_date } of timeline) {
    if (start_date !== null && start_date > day) {
      return { value: present.value, since: present.start_date, next: { value, start_date } }
    }
  }
  return { value: present.value, since: present.start_date, next: null }
}
