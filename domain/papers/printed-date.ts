import { lazily } from '../text/lazily.ts'

const monthOf = lazily(() => new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }))
const ordinals = lazily(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }))
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Formats a date for a certificate: 'November 21st, 2026'. Spec §9. */
export function printedDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  const number = day.getUTCDate()
  return `${monthOf().format(day)} ${number}${endings[ordinals().select(number)] ?? 'th'}, ${day.getUTCFullYear()}`
}
