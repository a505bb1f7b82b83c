import { type CaseHolder, caseHolder, type StateFacts } from './actions/registration-state.ts'
import { addDays, daysBetween } from './calendar-date.ts'
import { lagosDate } from './registration-expiry.ts'

/** From this day ('YYYY-MM-DD') a case lies with somebody. */
interface Handover {
  to: CaseHolder
  on: string
}

/** How long a case has been with the ministry and with its owner, in calendar days. */
export interface CaseClock {
  with: CaseHolder
  ministry_days: number
  owner_days: number
  /** The ministry has taken more days than the setting `service_days` promises. */
  is_late: boolean
}

/** The dates of a registration that the clock is computed from. */
export interface CaseDates extends StateFacts {
  created_at: string
  processed_at: string | null
}

/**
 * The clock of an open case; null once it was decided or has ended. A case that was declined and submitted again has a new
 * clock, which starts on the day of the decline.
 */
export function caseClock(
  dates: CaseDates,
  { today, service_days }: { today: string; service_days: number },
): CaseClock | null {
  const holder = caseHolder(dates, today)
  if (!holder) return null
  const handovers = handoversOf(dates, holder)
  const ministry_days = daysWith('ministry', handovers, today)
  return {
    with: holder,
    ministry_days,
    owner_days: daysWith('owner', handovers, today),
    is_late: holder === 'ministry' && ministry_days > service_days,
  }
}

/** A case with the ministry is late if the ministry received it before this instant (ISO). */
export function lateBefore({ today, service_days }: { today: string; service_days: number }): string {
  return `${addDays(today, -service_days)}T00:00:00+01:00`
}

/**
 * When the case changed hands, the first handover first. What an officer considered though it was never submitted counts as
 * with the ministry since it was recorded.
 */
function handoversOf({ created_at, submitted_at, processed_at }: CaseDates, holder: CaseHolder): Handover[] {
  if (submitted_at === null) return [{ to: holder, on: day(created_at) }]
  const startsAgain = processed_at !== null && day(processed_at) <= day(submitted_at)
  return [
    { to: 'owner', on: day(startsAgain ? processed_at : created_at) },
    { to: 'ministry', on: day(submitted_at) },
  ]
}

function daysWith(holder: CaseHolder, handovers: readonly Handover[], today: string): number {
  return handovers.reduce((days, { to, on }, index) => {
    const until = handovers[index + 1]?.on ?? today
    return to === holder ? days + Math.max(0, daysBetween(on, until)) : days
  }, 0)
}

function day(moment: string): string {
  return lagosDate(Date.parse(moment))
}
