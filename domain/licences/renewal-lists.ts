import { isOpen, registrationStatuses } from '../applications/registration-status.ts'
import { addDays, dayBefore } from '../dates/calendar-date.ts'
import type { RenewalPeriods } from './renewal.ts'

/**
 * The officers' lists of renewals. Dates and rows decide, so that nobody has to move anything, and a licence is in one at most:
 * `due`: it can be renewed, is in force, and no renewal is under way.
 * `open`: its renewal is started and not approved.
 * `late`: it has ended, and nothing is under way, however long ago.
 * `done`: its renewal is approved, until that can be renewed itself.
 * A facility that is closed or whose licence is revoked is neither due nor late, because nothing can be started for it.
 */
export const renewalLists = ['due', 'open', 'late', 'done'] as const

/** One of `renewalLists`. */
export type RenewalList = (typeof renewalLists)[number]

/** The lists of licences that wait for their owners. The others are lists of renewals. */
export type WaitingList = Extract<RenewalList, 'due' | 'late'>

/** The ends of the licences of a list, from the first to the last day; null for no limit. */
export interface LicenceEnds {
  first: string | null
  last: string | null
}

/** Between which days the licences of a list end. `open` has renewals of licences with any end. */
export function endsOfList(
  list: RenewalList,
  today: string,
  { renewal_opens_days }: Pick<RenewalPeriods, 'renewal_opens_days'>,
): LicenceEnds {
  const lastDue = addDays(today, renewal_opens_days)
  switch (list) {
    case 'due':
      return { first: today, last: lastDue }
    case 'late':
      return { first: null, last: dayBefore(today) }
    case 'done':
      return { first: addDays(lastDue, 1), last: null }
    case 'open':
      return { first: null, last: null }
  }
}

/** The statuses of a renewal that is under way. */
export const openRenewalStatuses = registrationStatuses.filter(isOpen)
