import { mayDo, type Person } from '../accounts/capabilities.ts'
import type { RegistrationKind } from '../applications/registration-kinds.ts'
import { isOpen, type RegistrationStatus } from '../applications/registration-status.ts'
import { type RenewalPeriods, type RenewalPhase, renewalOpensOn, renewalPhase } from '../licences/renewal.ts'
import { refuse } from '../refusal.ts'
import { openRestrictions, restrictionOn, type StandingFacts } from '../standing/standing.ts'
import { askableKinds, type ChangeFacts, mayChangeBeWritten } from './askable-changes.ts'
import { explainChange } from './explain-change.ts'
import { explainRestriction } from './explain-restriction.ts'
import { type FacilityActionName, facilityAction, type OfferedFacilityName, offeredFacilityNames } from './facility.ts'
import type { FacilityState } from './facility-state.ts'
import { type OwnerStart, ownerStarts } from './starting-actions.ts'

/** The fields of a facility's newest registration that decide what may be started. */
interface NewestRegistration {
  status: RegistrationStatus
  /** The first day of a licence. */
  valid_from?: string | null | undefined
  expiry_date: string | null
  reference: string
  kind?: RegistrationKind
}

/** What decides which actions a facility offers. */
export interface FacilityFacts extends StandingFacts, ChangeFacts {
  newest: NewestRegistration | undefined
  /** Whether a registration of the facility has ever been approved. */
  was_approved: boolean
  periods: RenewalPeriods
  /** The account of its owner; null for a facility that an officer recorded from paper. */
  user_id: number | null
}

const stateInPhase = {
  'too early': 'registered',
  'before the end': 'renewal due',
  'after the end': 'registration ended',
  'too late': 'registration lapsed',
} as const satisfies Record<RenewalPhase, FacilityState>

type StateFacts = Pick<FacilityFacts, 'newest' | 'closed_from' | 'restrictions' | 'periods'>

function stateOf({ newest, closed_from, restrictions, periods }: StateFacts, today: string): FacilityState {
  if (closed_from !== null) return 'closed'
  if (restrictionOn(restrictions, today)?.kind === 'revoked') return 'revoked'
  if (!newest) return 'not registered'
  if (isOpen(newest.status)) return 'registration open'
  // A licence that has not begun is not renewed, however short it is.
  if (newest.valid_from && newest.valid_from > today) return 'registered'
  // Every approval has a last day; what were to have none could be renewed.
  return newest.expiry_date === null
    ? 'registration ended'
    : stateInPhase[renewalPhase(newest.expiry_date, today, periods)]
}

/** What the owner can start for a facility today; null if nothing. */
export function offeredStart(facts: StateFacts, today: string): OwnerStart | null {
  const state = stateOf(facts, today)
  return ownerStarts.find((name) => facilityAction(name).offeredWhen.includes(state)) ?? null
}

/** Whether the table offers an action, whatever the person's role. */
function isOfferedForFacility(name: FacilityActionName, facts: FacilityFacts, today: string): boolean {
  const { offeredWhen, afterFirstApproval = false, changeAskedFor, onlyWithoutOwner = false } = facilityAction(name)
  const { restricts, lifts = false, appliesChange = false } = facilityAction(name)
  const open = openRestrictions(facts.restrictions, today)
  if (lifts && open.length === 0) return false
  if (open.some(({ kind }) => kind === restricts)) return false
  if (onlyWithoutOwner && facts.user_id !== null) return false
  if (afterFirstApproval && !facts.was_approved) return false
  if (changeAskedFor === true && facts.open_changes.length === 0) return false
  if (changeAskedFor === false && askableKinds(facts).length === 0) return false
  if (appliesChange && !facts.open_changes.some(({ kind }) => mayChangeBeWritten(kind, facts))) return false
  return offeredWhen.includes(stateOf(facts, today))
}

/** What a person may do with a facility today, as the wire lists it. */
export function offeredFacilityActions(person: Person, facts: FacilityFacts, today: string): OfferedFacilityName[] {
  return offeredFacilityNames.filter(
    (name) => mayDo(person, facilityAction(name).may) && isOfferedForFacility(name, facts, today),
  )
}

/**
 * The first of these actions that the table offers today. When it offers none, throws Refusal `already_exists` for what
 * there is already, and otherwise `action_not_offered`. Spec §4.
 */
export function chooseFacilityAction(
  names: readonly FacilityActionName[],
  facts: FacilityFacts,
  today: string,
): FacilityActionName {
  const name = names.find((action) => isOfferedForFacility(action, facts, today))
  if (name) return name
  const [asked] = names
  const state = stateOf(facts, today)
  const notOffered = (detail: string) =>
    refuse('action_not_offered', detail, {
      status: state,
      offered: offeredFacilityNames.filter((other) => isOfferedForFacility(other, facts, today)),
    })
  const restriction = asked && explainRestriction(asked, facts, today)
  if (restriction) return notOffered(restriction)
  if (asked && facilityAction(asked).changeAskedFor === true && facts.open_changes.length === 0) {
    return notOffered('This request was decided or withdrawn before')
  }
  if (facts.closed_from !== null) {
    return notOffered(`This facility is closed from ${facts.closed_from}. Only the ministry can reopen it`)
  }
  if (asked === 'Reopen') return notOffered('This facility is not closed')
  const change = asked && explainChange(asked, facts)
  if (change) return change.isThere ? refuse('already_exists', change.detail) : notOffered(change.detail)
  if ((asked === 'Record renewal' || asked === 'Record new registration') && facts.user_id !== null) {
    return notOffered('The owner of this facility has an account, and applies with it')
  }
  if (asked === 'Record change of type' && facts.user_id !== null) {
    return notOffered('The owner of this facility asks for another type')
  }
  if (asked === 'Change type' || asked === 'Record change of type') refuseTypeChange(state, facts)
  if (facts.newest?.kind === 'change') {
    return refuse(
      'already_exists',
      `A change of type is under way, ${facts.newest.reference}. Withdraw it, or wait for its decision`,
    )
  }
  return refuse(
    'already_exists',
    state === 'registered' && facts.newest?.expiry_date
      ? `This facility is registered until ${facts.newest.expiry_date}. It can be renewed from ${renewalOpensOn(facts.newest.expiry_date, facts.periods)}`
      : `This facility has an open registration, ${facts.newest?.reference}. Continue with that one`,
  )
}

/** Why the type cannot be changed now. Where nothing is thrown, an open registration is what stands against it. */
function refuseTypeChange(state: FacilityState, { newest }: FacilityFacts): void {
  if (newest && isOpen(newest.status) && newest.kind === 'renewal') {
    refuse(
      'already_exists',
      `A renewal is under way, ${newest.reference}. The type can be changed once it is decided or withdrawn`,
    )
  }
  if (state === 'registration ended' || state === 'registration lapsed') {
    refuse('already_exists', 'The licence of this facility has ended. Renew it first, then change the type')
  }
  if (state === 'not registered') {
    refuse('already_exists', 'This facility has no licence yet. Correct its type directly, or register it first')
  }
}
