import { yearLater } from './plain-days.ts'
import { type PlainCase, presentOf } from './plain-stages.ts'

// What the portal shows, counted anew from the whole list of what happened, by sentences of the ministry's rules. Nothing here uses the
// portal's rules.

/** A registration of the simulation. Days are numbers. */
export interface PlainRegistration extends PlainCase {
  id: number
  kind: 'new' | 'renewal' | 'change'
  /** The type of the facility on the day of the decision. */
  type: number
  /** The type that a change asks for. */
  toType: number | null
  state: 'started' | 'submitted' | 'approved' | 'declined'
  createdOn: number
  submittedOn: number | null
  decidedOn: number | null
  /** It was withdrawn, has lapsed, or is a change of type that took effect. */
  isEnded: boolean
  /** The first and the last day of the licence. */
  from: number
  to: number
}

/** A facility with all of its registrations, the oldest first. */
export interface PlainFacility {
  id: number
  lga: number
  type: number
  isClosed: boolean
  hasOwner: boolean
  registrations: PlainRegistration[]
}

const renewalOpens = 60

/** The newest registration that was neither withdrawn nor lapsed. A change of type stands beside it. */
export function newestOf({ registrations }: PlainFacility): PlainRegistration | undefined {
  return registrations.findLast(({ kind, isEnded }) => kind !== 'change' && !isEnded)
}

/** The change of type that has not ended. */
export function changeOf({ registrations }: PlainFacility): PlainRegistration | undefined {
  return registrations.findLast(({ kind, isEnded }) => kind === 'change' && !isEnded)
}

/** Whether a change of type is under way, which keeps its owner from everything else. */
export function isChanging(facility: PlainFacility): boolean {
  const change = changeOf(facility)
  return change !== undefined && change.state !== 'declined'
}

/** Whether the newest registration is a licence in force, which a change of type needs. */
export function isLicensed(facility: PlainFacility, today: number): boolean {
  const newest = newestOf(facility)
  return newest?.state === 'approved' && newest.from <= today && today <= newest.to && !facility.isClosed
}

/** The licence in force on a day, else the newest registration. */
function shownOf(facility: PlainFacility, today: number): PlainRegistration | undefined {
  const inForce = facility.registrations.find(
    ({ state, from, to }) => state === 'approved' && from <= today && today <= to,
  )
  return inForce ?? newestOf(facility)
}

/** What an owner can start on a day. */
export function startOf(facility: PlainFacility, today: number): 'new' | 'renewal' | null {
  const newest = newestOf(facility)
  if (facility.isClosed || isChanging(facility)) return null
  if (!newest) return 'new'
  if (newest.state !== 'approved' || newest.from > today || today < newest.to - renewalOpens) return null
  return today <= yearLater(newest.to) ? 'renewal' : 'new'
}

/** The counters of the dashboard on a day. */
export function recountSummary(facilities: readonly PlainFacility[], today: number) {
  const shown = facilities.map((facility) => shownOf(facility, today))
  const approved = shown.filter((one) => one?.state === 'approved')
  const registrations = facilities.flatMap((facility) => facility.registrations)
  const expired = approved.filter((one) => one !== undefined && one.to < today).length
  return {
    facility_total: facilities.length,
    facility_active: approved.length - expired,
    facility_provisional: 0,
    facility_pending: shown.filter((one) => one?.state === 'started' || one?.state === 'submitted').length,
    facility_expired: expired,
    registrations: registrations.length,
    renewals: registrations.filter(({ kind }) => kind === 'renewal').length,
  }
}

/** The stage at which each application is that waits for the ministry, by its id. */
export function recountStages(facilities: readonly PlainFacility[]): [number, string][] {
  return facilities
    .flatMap(({ registrations }) => registrations)
    .filter(({ state, isEnded }) => state === 'submitted' && !isEnded)
    .flatMap((one): [number, string][] => {
      const present = presentOf(one)
      return present === null ? [] : [[one.id, present]]
    })
    .sort(([one], [other]) => one - other)
}

interface Place {
  lga: number
  type: number
}

/**
 * The ids of the rows of each list of renewals on a day: facilities that are due or late, renewals that are open or done. In one LGA,
 * of one type: a facility is of the type that it has, a renewal of the type that it had on the day of its decision.
 */
export function recountLists(
  everywhere: readonly PlainFacility[],
  today: number,
  of?: Place,
): Record<string, number[]> {
  const facilities = everywhere.filter(({ lga }) => !of || lga === of.lga)
  const ofType = ({ type }: { type: number }) => !of || type === of.type
  const licences = facilities.filter(ofType).flatMap((facility) => {
    const newest = newestOf(facility)
    return newest?.state === 'approved' && newest.from <= today && !facility.isClosed
      ? [{ id: facility.id, to: newest.to }]
      : []
  })
  const renewals = facilities
    .flatMap((facility) => facility.registrations)
    .filter((one) => one.kind === 'renewal' && ofType(one))
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((one, other) => one - other)
  return {
    due: ids(licences.filter(({ to }) => today <= to && to <= today + renewalOpens)),
    open: ids(renewals.filter(({ state, isEnded }) => state !== 'approved' && !isEnded)),
    late: ids(licences.filter(({ to }) => to < today)),
    done: ids(renewals.filter(({ state, to }) => state === 'approved' && to > today + renewalOpens)),
  }
}

/** The step of the reminder that is due for a licence on a day. */
function stepDue(to: number, today: number): number | undefined {
  const left = to - today
  if (left > 60 || left < -30) return undefined
  if (left > 30) return 60
  if (left > 14) return 30
  if (left > 1) return 14
  return left >= 0 ? 1 : -1
}

/**
 * The reminders that are sent on a day, as 'registration/step', given those that were sent before: for each licence, whose owner has
 * an account and still has to do something, the step that is due, unless it or a later one was sent.
 */
export function remindersOn(
  facilities: readonly PlainFacility[],
  today: number,
  sent: ReadonlyMap<number, number>,
): { id: number; step: number }[] {
  return facilities.flatMap((facility) => {
    if (!facility.hasOwner || facility.isClosed) return []
    return facility.registrations.flatMap((licence, index) => {
      const step = licence.state === 'approved' ? stepDue(licence.to, today) : undefined
      const next = facility.registrations
        .slice(index + 1)
        .findLast(({ kind, isEnded }) => kind !== 'change' && !isEnded)
      const isHandled = next && next.state !== 'started' && next.state !== 'declined'
      if (step === undefined || isHandled || (sent.get(licence.id) ?? Number.POSITIVE_INFINITY) <= step) return []
      return [{ id: licence.id, step }]
    })
  })
}

/** The surcharge in per cent of a renewal that is submitted on a day, by the table 90, 181, 273 days. */
export function surchargeOn(licenceEnd: number, day: number): number {
  const late = day - licenceEnd
  if (late <= 90) return 0
  if (late <= 181) return 50
  return late <= 273 ? 75 : 100
}
