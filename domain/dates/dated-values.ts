/** A value with the first day on which it applies; null means from the beginning. */
export interface DatedValue<T> {
  value: T
  start_date: string | null
}

/** The value that applies on a day, since when, and the next planned value. */
export interface ValueOnDay<T> {
  value: T
  since: string | null
  next: { value: T; start_date: string } | null
}

/**
 * The values over time, from the initial value and its changes in the order in which they were recorded.
 * Of two changes for the same day the later one counts; a change to the same value is left out.
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

/** The value that applies on a day. The first value of a timeline has no start date. */
export function valueOn<T>(timeline: readonly DatedValue<T>[], day: string): ValueOnDay<T> {
  const present = timeline.findLast(({ start_date }) => start_date === null || start_date <= day)
  if (!present) throw new RangeError('The first value of a timeline must have no start date')
  for (const { value, start_date } of timeline) {
    if (start_date !== null && start_date > day) {
      return { value: present.value, since: present.start_date, next: { value, start_date } }
    }
  }
  return { value: present.value, since: present.start_date, next: null }
}
