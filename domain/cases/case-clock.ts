import { type CaseHolder, caseHolder, type StateFacts } from '../actions/registration-state.ts'
import { addDays, daysBetween } from '../dates/calendar-date.ts'
import { lagosDate } from '../dates/lagos-date.ts'

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
  returned?: (Return & { earlier?: readonly Return[] | undefined }) | null | undefined
}

/** From when to when an owner had the case to correct it; null while they still have it. */
interface Return {
  at: string
  resubmitted_at: string | null
}

/**
 * The clock of an open case; null once it was decided or has ended. While an owner corrects what was returned, the days count
 * as theirs. A case that was declined and submitted again has a new
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

/** Whether two thirds of the days that the ministry promises have passed. */
export function isNearPromise(days: number, service_days: number): boolean {
  return days * 3 >= service_days * 2
}

/** A case with the ministry is late if the ministry received it before this instant (ISO). */
export function lateBefore({ today, service_days }: { today: string; service_days: number }): string {
  return `${addDays(today, -service_days)}T00:00:00+01:00`
}

/**
 * When the case changed hands, the first handover first. What an officer considered though it was never submitted counts as
 * with the ministry since it was recorded.
 */
function handoversOf({ created_at, submitted_at, processed_at, returned }: CaseDates, holder: CaseHolder): Handover[] {
  const returns = [...(returned?.earlier ?? []), ...(returned ? [returned] : [])].flatMap(handoversOfReturn)
  const [first] = returns
  // An officer considered and returned it before it was ever submitted.
  if (first && (submitted_at === null || first.on < day(submitted_at))) {
    return [{ to: 'ministry', on: day(created_at) }, ...returns]
  }
  if (submitted_at === null) return [{ to: holder, on: day(created_at) }]
  const startsAgain = processed_at !== null && day(processed_at) <= day(submitted_at)
  return [
    { to: 'owner', on: day(startsAgain ? processed_at : created_at) },
    { to: 'ministry', on: day(submitted_at) },
    ...returns,
  ]
}

function handoversOfReturn({ at, resubmitted_at }: Return): Handover[] {
  const back: Handover[] = resubmitted_at === null ? [] : [{ to: 'ministry', on: day(resubmitted_at) }]
  return [{ to: 'owner', on: day(at) }, ...back]
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
