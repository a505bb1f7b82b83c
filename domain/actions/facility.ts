import { refuse } from '../refusal.ts'
import { registrationStatusOf } from '../registration-expiry.ts'
import { isOpen, type RegistrationStatus } from '../registration-status.ts'
import type { Action } from './action.ts'

/** The states of a facility in the action table. They follow from its newest registration. */
export const facilityStates = ['not registered', 'registration open', 'registered', 'registration ended'] as const

/** One of `facilityStates`. */
export type FacilityState = (typeof facilityStates)[number]

/** The actions that start a registration. Spec §4. */
const startingActions = ['Start Registration', 'Renew Registration', 'Record Registration'] as const

/** Everything that can happen to a facility. */
export type FacilityActionName = (typeof startingActions)[number] | 'Penalise'

/** A row of the table below. */
export interface FacilityAction extends Action<FacilityState, RegistrationStatus> {
  /** The kind of registration that it starts. */
  starts?: 'new' | 'renewal'
}

/** What can happen to a facility, who may do it, when, and what follows. Spec §4 and §7. */
export const facilityActions = {
  'Start Registration': {
    may: 'start a registration',
    offeredWhen: ['not registered'],
    starts: 'new',
    leadsTo: 'pending',
    asks: [],
    message: 'Proceed with the registration',
    causes: { event: {} },
  },
  'Renew Registration': {
    may: 'start a registration',
    offeredWhen: ['registration ended'],
    starts: 'renewal',
    leadsTo: 'pending',
    asks: [],
    message: 'Proceed with the registration',
    causes: { event: {} },
  },
  'Record Registration': {
    may: 'record a registration from the full form',
    offeredWhen: ['not registered'],
    starts: 'new',
    leadsTo: 'pending',
    asks: ['the full registration form'],
    message: 'You have successfully added your Facility',
    causes: { event: {} },
  },
  Penalise: {
    may: 'penalise a facility',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: ['a reason'],
    message: 'This Facility has been Penalized',
    causes: { notifiesOwner: { kind: 'penalty', title: 'Your facility has been penalised', about: 'facility' } },
  },
} as const satisfies Record<FacilityActionName, FacilityAction>

/** The fields of a facility's newest registration that decide what may be started. */
export interface NewestRegistration {
  status: RegistrationStatus
  expiry_date: string | null
  reference: string
}

/** The row of an action. */
export function facilityAction(name: FacilityActionName): FacilityAction {
  return facilityActions[name]
}

/** The state of a facility. `isInForce`: its newest registration is Approved and not past its date. */
export function facilityState(newest: { status: RegistrationStatus; isInForce: boolean } | undefined): FacilityState {
  if (!newest) return 'not registered'
  if (isOpen(newest.status)) return 'registration open'
  return newest.isInForce ? 'registered' : 'registration ended'
}

/** The first of these actions that the table offers today; throws Refusal `already_exists` when it offers none. Spec §4. */
export function chooseFacilityAction(
  names: readonly FacilityActionName[],
  newest: NewestRegistration | undefined,
  today: string,
): FacilityActionName {
  const isInForce = newest !== undefined && registrationStatusOf(newest, today) === 'active'
  const state = facilityState(newest && { ...newest, isInForce })
  const name = names.find((action) => facilityAction(action).offeredWhen.includes(state))
  if (name) return name
  return refuse(
    'already_exists',
    state === 'registered'
      ? `This facility is registered until ${newest?.expiry_date}`
      : `This facility has an open registration, ${newest?.reference}. Continue with that one`,
  )
}
