import type { RegistrationKind } from '../applications/registration-kinds.ts'
import type { RegistrationStatus } from '../applications/registration-status.ts'
import { isInDate } from '../dates/calendar-date.ts'
import type { LicenceOrigin } from '../licences/licence-origin.ts'
import type { RestrictionDays } from '../standing/standing.ts'
import { type PendingStep, stepOf } from './pending-step.ts'

/** What decides which actions a registration offers. */
export interface RegistrationFacts {
  status: RegistrationStatus
  /** The last day ('YYYY-MM-DD') of what was granted; null when nothing was. */
  expiry_date: string | null
  submitted_at: string | null
  /** When it was withdrawn or lapsed; null otherwise. */
  ended_at: string | null
  /** The latest return to the owner for correction since the last decision, if there was one. */
  returned?: { resubmitted_at: string | null } | null | undefined
  /** The facility has a newer registration that has not ended. A change of type is none: it replaces nothing. */
  has_newer: boolean
  kind?: RegistrationKind | undefined
  /** Where it comes from; from the portal if this is left out. */
  origin?: LicenceOrigin | null | undefined
  /** The last day of the facility's licence besides this registration. Needed for a change of type. */
  licence_end?: string | null | undefined
  /** From when on the facility is closed. Needed for a change of type. */
  closed_from?: string | null | undefined
  /** When the temporary approval was extended; null if it was not. */
  extended_at?: string | null | undefined
  /** What the facility is under, see `standing.ts`. Needed where an approval is asked about. */
  restrictions?: readonly RestrictionDays[] | undefined
}

/** The facts that the state follows from. */
export type StateFacts = Pick<RegistrationFacts, 'status' | 'expiry_date' | 'submitted_at' | 'ended_at' | 'returned'>

/** The states in the action table: the five statuses, two of them split by who has the case and by expiry date, and `ended`. */
export const registrationStates = [
  'pending, not submitted',
  'pending, submitted',
  'pending, returned',
  'Awaiting decision',
  'Temporarily approved',
  'Approved, in force',
  'Approved, past its date',
  'declined',
  'ended',
] as const

/** One of `registrationStates`. */
export type RegistrationState = (typeof registrationStates)[number]

/** The states that divide `pending`. */
export const pendingStates = ['pending, not submitted', 'pending, submitted', 'pending, returned'] as const

/** The states that divide `Approved`. */
export const approvedStates = ['Approved, in force', 'Approved, past its date'] as const

/** What is possible does not depend on whether an application was submitted for the first time. */
const stateOfStep = {
  'not submitted yet': 'pending, not submitted',
  submitted: 'pending, submitted',
  returned: 'pending, returned',
  resubmitted: 'pending, submitted',
} as const satisfies Record<PendingStep, RegistrationState>

const stateOf = {
  pending: (facts) => stateOfStep[stepOf(facts)],
  'Awaiting decision': () => 'Awaiting decision',
  'Temporarily approved': () => 'Temporarily approved',
  Approved: ({ expiry_date }, today) =>
    isInDate(expiry_date, today) ? 'Approved, in force' : 'Approved, past its date',
  declined: () => 'declined',
} as const satisfies Record<RegistrationStatus, (facts: StateFacts, today: string) => RegistrationState>

/** The state of a registration today. */
export function registrationState(facts: StateFacts, today: string): RegistrationState {
  return facts.ended_at === null ? stateOf[facts.status](facts, today) : 'ended'
}

/**
 * Whether a newer registration has replaced it, so that few actions remain. A licence stays what it is until its own end,
 * even when its renewal was approved before.
 */
export function isSuperseded(facts: RegistrationFacts, today: string): boolean {
  return facts.has_newer && registrationState(facts, today) !== 'Approved, in force'
}

/** The state in the words of a refusal: "… while this registration is …". */
export function describeRegistration(facts: RegistrationFacts, today: string): string {
  if (isSuperseded(facts, today)) return 'replaced by a newer one'
  if (facts.ended_at !== null) return 'ended'
  if (registrationState(facts, today) === 'pending, returned') return 'returned to its owner for correction'
  return registrationState(facts, today) === 'Approved, past its date' && facts.expiry_date !== null
    ? 'Approved and expired'
    : facts.status
}

/** The status that each state divides; a registration of any status may have ended. */
const statusOf = {
  'pending, not submitted': 'pending',
  'pending, submitted': 'pending',
  'pending, returned': 'pending',
  'Awaiting decision': 'Awaiting decision',
  'Temporarily approved': 'Temporarily approved',
  'Approved, in force': 'Approved',
  'Approved, past its date': 'Approved',
  declined: 'declined',
  ended: null,
} as const satisfies Record<RegistrationState, RegistrationStatus | null>

/** With whom a case lies; null once it was decided or has ended. */
const holderOf = {
  'pending, not submitted': 'owner',
  'pending, submitted': 'ministry',
  'pending, returned': 'owner',
  'Awaiting decision': 'ministry',
  'Temporarily approved': null,
  'Approved, in force': null,
  'Approved, past its date': null,
  declined: null,
  ended: null,
} as const satisfies Record<RegistrationState, CaseHolder | null>

/** With whom a case can lie. */
export const caseHolders = ['ministry', 'owner'] as const

/** One of `caseHolders`. */
export type CaseHolder = (typeof caseHolders)[number]

/** With whom a case lies today; null once it was decided or has ended. */
export function caseHolder(facts: StateFacts, today: string): CaseHolder | null {
  return holderOf[registrationState(facts, today)]
}

/** Whether some of the states are states of this status. */
export function includesStatus(states: readonly RegistrationState[], status: RegistrationStatus): boolean {
  return states.some((state) => statusOf[state] === status)
}
