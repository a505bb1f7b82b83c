/**
 * The calendar date that somebody typed as 7/12/2026, with any sign between its parts, or as its eight digits. What cannot be read
 * stays as it is, so that it is refused and not taken for no date.
 */
export function readTypedDay(text: string): string {
  const typed = text.trim()
  const parts = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed)
  const [, day, month, year] = parts ?? []
  if (day === undefined || month === undefined || year === undefined) return typed
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A calendar date as people type it: 7/12/2026. Anything else stays as it is. */
export function dayAsTyped(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  return year === undefined ? date : `${Number(day)}/${Number(month)}/${year}`
}
