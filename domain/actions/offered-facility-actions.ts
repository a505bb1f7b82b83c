import { mayDo, type Person } from '../capabilities.ts'
import { refuse } from '../refusal.ts'
import { registrationStatusOf } from '../registration-expiry.ts'
import { isOpen, type RegistrationStatus } from '../registration-status.ts'
import type { FacilityState } from './facility-state.ts'
import { type FacilityActionName, facilityAction, type OfferedFacilityName, offeredFacilityNames } from './facility.ts'

/** The fields of a facility's newest registration that decide what may be started. */
interface NewestRegistration {
  status: RegistrationStatus
  expiry_date: string | null
  reference: string
}

/** What decides which actions a facility offers. */
export interface FacilityFacts {
  newest: NewestRegistration | undefined
  /** Whether a registration of the facility has ever been approved. */
  was_approved: boolean
  /** The first day ('YYYY-MM-DD') on which it is closed; null while it is open. */
  closed_from: string | null
  /** The change that has been asked for and is not decided, if there is one. */
  open_change_id: number | null
  /** The account of its owner; null for a facility that an officer recorded from paper. */
  user_id: number | null
}

/** The state of a facility. `isInForce`: its newest registration is Approved and not past its date. */
export function facilityState(
  newest: { status: RegistrationStatus; isInForce: boolean } | undefined,
  closed_from: string | null,
): FacilityState {
  if (closed_from !== null) return 'closed'
  if (!newest) return 'not registered'
  if (isOpen(newest.status)) return 'registration open'
  return newest.isInForce ? 'registered' : 'registration ended'
}

function stateOf({ newest, closed_from }: FacilityFacts, today: string): FacilityState {
  const isInForce = newest !== undefined && registrationStatusOf(newest, today) === 'active'
  return facilityState(newest && { ...newest, isInForce }, closed_from)
}

/** Whether the table offers an action, whatever the person's role. */
function isOfferedForFacility(name: FacilityActionName, facts: FacilityFacts, today: string): boolean {
  const { offeredWhen, afterFirstApproval = false, changeAskedFor, onlyWithoutOwner = false } = facilityAction(name)
  if (onlyWithoutOwner && facts.user_id !== null) return false
  if (afterFirstApproval && !facts.was_approved) return false
  if (changeAskedFor !== undefined && changeAskedFor !== (facts.open_change_id !== null)) return false
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
  if (asked && facilityAction(asked).changeAskedFor === true && facts.open_change_id === null) {
    return notOffered('This request was decided or withdrawn before')
  }
  if (facts.closed_from !== null) {
    return notOffered(`This facility is closed from ${facts.closed_from}. Only the ministry can reopen it`)
  }
  if (asked === 'Reopen') return notOffered('This facility is not closed')
  if (asked === 'Record change' && facts.user_id !== null) {
    return notOffered('The owner of this facility asks for changes. Decide on that request')
  }
  if (asked === 'Ask for a change' || asked === 'Record change') {
    if (!facts.was_approved)
      return notOffered('Before its first approval, correct the details of the facility directly')
    return refuse(
      'already_exists',
      'A change has been asked for already. Withdraw that request, or wait for its decision',
    )
  }
  return refuse(
    'already_exists',
    state === 'registered'
      ? `This facility is registered until ${facts.newest?.expiry_date}`
      : `This facility has an open registration, ${facts.newest?.reference}. Continue with that one`,
  )
}
