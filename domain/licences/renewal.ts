import { addDays, addMonths, dayAfter, isInDate } from '../dates/calendar-date.ts'
import type { PrintedKind } from './certificate.ts'
import { expiryDateOf, temporaryExpiryDate, type ValidityRule } from './registration-expiry.ts'

/** The settings that decide when a licence can be renewed. */
export interface RenewalPeriods {
  /** How many days before its end a licence can be renewed. */
  renewal_opens_days: number
  /** How many months after its end a licence can be renewed. Later, the facility registers anew and keeps its number. */
  renewal_ends_months: number
}

/** How a licence that ends on a day stands towards its renewal. */
export type RenewalPhase = 'too early' | 'before the end' | 'after the end' | 'too late'

/** The first day on which a licence can be renewed. */
export function renewalOpensOn(licenceEnd: string, { renewal_opens_days }: RenewalPeriods): string {
  return addDays(licenceEnd, -renewal_opens_days)
}

/** The last day on which a licence can be renewed. */
export function renewalEndsOn(licenceEnd: string, { renewal_ends_months }: RenewalPeriods): string {
  return addMonths(licenceEnd, renewal_ends_months)
}

/** How a licence stands towards its renewal on a day. */
export function renewalPhase(licenceEnd: string, today: string, periods: RenewalPeriods): RenewalPhase {
  if (today < renewalOpensOn(licenceEnd, periods)) return 'too early'
  if (isInDate(licenceEnd, today)) return 'before the end'
  return today <= renewalEndsOn(licenceEnd, periods) ? 'after the end' : 'too late'
}

/** The first and the last day of what is granted. */
export interface LicencePeriod {
  valid_from: string
  expiry_date: string
}

/**
 * The period of a licence that is approved today. While the licence before it is in force, the new one begins on the day
 * after its end: nobody loses days by renewing early. Otherwise it begins today.
 */
export function licencePeriod(rule: ValidityRule, licenceEnd: string | null, today: string): LicencePeriod {
  const valid_from = licenceEnd !== null && isInDate(licenceEnd, today) ? dayAfter(licenceEnd) : today
  return { valid_from, expiry_date: expiryDateOf(rule, valid_from) }
}

/** The settings that decide how long something lasts. */
interface ValiditySettings extends ValidityRule {
  temporary_months: number
}

/** What a registration and its facility were granted before, and the day of the decision. */
interface GrantFacts {
  /** The last day of the facility's newest licence, if it has had one. */
  licenceEnd: string | null
  /** The last day of the temporary approval that the registration has, if it has one. */
  temporaryEnd: string | null
  today: string
}

/**
 * The period of what is granted today: a licence, or a temporary approval, which always begins today. A licence never ends
 * before the temporary approval that it replaces: of the two days the later one holds. Spec §4.
 */
export function grantedPeriod(
  issued: PrintedKind,
  settings: ValiditySettings,
  { licenceEnd, temporaryEnd, today }: GrantFacts,
): LicencePeriod {
  switch (issued) {
    case 'certificate': {
      const { valid_from, expiry_date } = licencePeriod(settings, licenceEnd, today)
      const isLater = temporaryEnd !== null && temporaryEnd > expiry_date
      return { valid_from, expiry_date: isLater ? temporaryEnd : expiry_date }
    }
    case 'statement':
      return { valid_from: today, expiry_date: temporaryExpiryDate(settings.temporary_months, today) }
  }
}

/**
 * The period of a temporary approval that is extended today: as many months again, from its last day on, or from today on
 * when that has passed.
 */
export function extendedPeriod(
  { temporary_months }: Pick<ValiditySettings, 'temporary_months'>,
  expiry_date: string | null,
  today: string,
): LicencePeriod {
  const from = expiry_date !== null && isInDate(expiry_date, today) ? expiry_date : today
  return { valid_from: today, expiry_date: temporaryExpiryDate(temporary_months, from) }
}
