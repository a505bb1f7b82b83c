import { type RegistrationStatus, registrationStatuses } from '../applications/registration-status.ts'
import { addMonths, anniversaryOf, dayBefore, endOfYear, isInDate, isInLastMonths } from '../dates/calendar-date.ts'

/** The values of `registration_status`. It is computed from status and date at each read and never stored. Spec §4. */
export const derivedStatuses = ['active', 'provisional', 'expired', 'inactive'] as const

/** One of `derivedStatuses`. */
export type DerivedStatus = (typeof derivedStatuses)[number]

/** How long an approval lasts: to 31 December, or one year less a day. A setting of the ministry. */
export type ValidityPolicy = 'calendar_year' | 'anniversary'

/** The settings that decide how long an approval lasts. */
export interface ValidityRule {
  validity_policy: ValidityPolicy
  /** By calendar year: an approval that begins in the last so many months of a year runs to the end of the next; 0 for none. */
  last_quarter_months: number
}

/**
 * The wire's `registration_status` on the given day: `active` (Approved and in date), `provisional` (Temporarily approved
 * and in date), `expired` (either, past its date), `inactive` (anything else, including an approval without a date). Spec §4.
 */
export function registrationStatusOf(
  { status, expiry_date }: { status: RegistrationStatus; expiry_date: string | null },
  today: string,
): DerivedStatus {
  const inDate = whileInDate[status]
  if (inDate === null || expiry_date === null) return 'inactive'
  return isInDate(expiry_date, today) ? inDate : 'expired'
}

// What each status means while it is in date; null for the statuses that grant nothing.
const whileInDate = {
  pending: null,
  'Awaiting decision': null,
  'Temporarily approved': 'provisional',
  Approved: 'active',
  declined: null,
} as const satisfies Record<RegistrationStatus, DerivedStatus | null>

/** The statuses whose `registration_status` is this while they are in date. */
export function statusesThatMean(derived: 'active' | 'provisional'): RegistrationStatus[] {
  return registrationStatuses.filter((status) => whileInDate[status] === derived)
}

/** The last day of the temporary approval that a registration has; null if it has none. */
export function temporaryEndOf({
  status,
  expiry_date,
}: {
  status: RegistrationStatus
  expiry_date: string | null
}): string | null {
  return whileInDate[status] === 'provisional' ? expiry_date : null
}

/** Whether an approval or temporary approval has expired. */
export function hasExpired(status: DerivedStatus): boolean {
  return status === 'expired'
}

/**
 * The last day of an approval whose first day is `firstDay`. By anniversary it is the day before the same day next year; the
 * year of 29 February 2028 ends on 28 February 2029. Throws RangeError when `firstDay` is not a calendar date.
 */
export function expiryDateOf({ validity_policy, last_quarter_months }: ValidityRule, firstDay: string): string {
  switch (validity_policy) {
    case 'calendar_year':
      return endOfYear(firstDay, isInLastMonths(firstDay, last_quarter_months) ? 1 : 0)
    case 'anniversary':
      return dayBefore(anniversaryOf(firstDay))
  }
}

/**
 * The last day of a temporary approval of some calendar months: the same day of the month, or that month's last day
 * where it is shorter (31 August and 6 months: 28 or 29 February). Throws RangeError for less than one whole month.
 */
export function temporaryExpiryDate(months: number, approvedOn: string): string {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`${months} is not a number of whole months`)
  return addMonths(approvedOn, months)
}
