const dayOf = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
})
const momentOf = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
})

/** A date as text: '4 March 2026'. */
export function dayInWords(day: string): string {
  return dayOf.format(new Date(day.length === 10 ? `${day}T12:00:00Z` : day))
}

/** A formatted date: '4 March 2026'. */
export function Day({ of }: { of: string }) {
  return <time dateTime={of}>{dayInWords(of)}</time>
}

/** A date and time in Lagos as text: '4 March 2026 at 09:30'. */
export function momentInWords(moment: string): string {
  return momentOf.format(new Date(moment))
}

/** A formatted date and time in Lagos: '4 March 2026 at 09:30'. */
export function Moment({ of }: { of: string }) {
  return <time dateTime={of}>{momentInWords(of)}</time>
}
