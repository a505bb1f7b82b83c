import { isInDate } from '../dates/calendar-date.ts'

/** What an officer puts a facility under, the heaviest first. It holds from a day on, until a day or until it is lifted. */
export const restrictionKinds = ['revoked', 'sealed', 'suspended'] as const

/** One of `restrictionKinds`. */
export type RestrictionKind = (typeof restrictionKinds)[number]

/**
 * How a facility stands with the ministry, whatever the status of its registration. When several hold at once, the first
 * of these counts. `closed` follows from its closing.
 */
export const standings = ['revoked', 'closed', 'sealed', 'suspended', 'good'] as const

/** One of `standings`. */
export type Standing = (typeof standings)[number]

/** The days of a restriction that was not lifted. */
export interface RestrictionDays {
  kind: RestrictionKind
  /** The first day. */
  from_date: string
  /** The last day; null until it is lifted. */
  until_date: string | null
}

/** What the standing of a facility follows from. */
export interface StandingFacts {
  /** The first day on which it is closed; null while it is open. */
  closed_from: string | null
  /** Those that were not lifted: past ones, those in force and those that begin later. */
  restrictions: readonly RestrictionDays[]
}

/** Whether a restriction is in force on a day. */
function isRestricting({ from_date, until_date }: RestrictionDays, day: string): boolean {
  return from_date <= day && !isPast(until_date, day)
}

function isPast(until_date: string | null, day: string): boolean {
  return until_date !== null && !isInDate(until_date, day)
}

/** The heaviest restriction in force on a day; undefined if there is none. */
export function restrictionOn<R extends RestrictionDays>(restrictions: readonly R[], day: string): R | undefined {
  const inForce = restrictions.filter((restriction) => isRestricting(restriction, day))
  const [heaviest] = restrictionKinds.flatMap((kind) => inForce.filter((restriction) => restriction.kind === kind))
  return heaviest
}

/** The restrictions that are in force on a day or begin later: what can still be lifted. */
export function openRestrictions<R extends RestrictionDays>(restrictions: readonly R[], day: string): R[] {
  return restrictions.filter(({ until_date }) => !isPast(until_date, day))
}

/** How a facility stands on a day. */
export function standingOn({ closed_from, restrictions }: StandingFacts, day: string): Standing {
  const kind = restrictionOn(restrictions, day)?.kind
  const isClosed = closed_from !== null && closed_from <= day
  return standings.find((standing) => standing === kind || (standing === 'closed' && isClosed)) ?? 'good'
}

/** The states of a restriction in the history of its facility. */
export const restrictionStates = ['announced', 'in force', 'ended', 'lifted'] as const

/** One of `restrictionStates`. */
export type RestrictionState = (typeof restrictionStates)[number]

/** The state of a restriction on a day, lifted or not. */
export function restrictionStateOn(
  restriction: RestrictionDays & { lifted_at: string | null },
  day: string,
): RestrictionState {
  if (restriction.lifted_at !== null) return 'lifted'
  if (isPast(restriction.until_date, day)) return 'ended'
  return restriction.from_date <= day ? 'in force' : 'announced'
}

/** How a restriction is called in sentences: "Approve is not possible while this facility is sealed. Lift the sealing first." */
export const restrictionWords = {
  revoked: { state: 'the licence of this facility is revoked', noun: 'revocation' },
  sealed: { state: 'this facility is sealed', noun: 'sealing' },
  suspended: { state: 'this facility is suspended', noun: 'suspension' },
} as const satisfies Record<RestrictionKind, { state: string; noun: string }>

/** The days of a restriction in a sentence: "from 2026-06-01", or "from 2026-06-01 until 2026-06-30". */
export function daysInWords({ from_date, until_date }: RestrictionDays): string {
  return until_date === null ? `from ${from_date}` : `from ${from_date} until ${until_date}`
}
