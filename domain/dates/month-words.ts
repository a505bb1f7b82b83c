import { lazily } from '../text/lazily.ts'

const inFull = lazily(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const inWords = lazily(() => new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }))

/** A month 'YYYY-MM' as people write it: Mar 2026. */
export function monthInWords(month: string): string {
  return inWords().format(new Date(`${month}-01T00:00:00Z`))
}

/** A month 'YYYY-MM' in a text: March 2026. */
export function monthInFull(month: string): string {
  return inFull().format(new Date(`${month}-01T00:00:00Z`))
}
