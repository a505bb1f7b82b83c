import { addDays } from '../dates/calendar-date.ts'

/** A document whose last day is this near is worth replacing now. */
const expiryNoticeDays = 60

/** What to notice about the last day of a document: that it is past, or near. Undefined for any other, or none. */
export function documentExpiry(expiresOn: string | null | undefined, today: string): 'past' | 'soon' | undefined {
  if (!expiresOn) return undefined
  if (expiresOn < today) return 'past'
  return expiresOn <= addDays(today, expiryNoticeDays) ? 'soon' : undefined
}
