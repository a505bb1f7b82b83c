import type { RegistrationStatus } from '../registration-status.ts'
import type { Action } from './action.ts'

/** The states of a facility in the action table. They follow from its closing, if it is closed, and its newest registration. */
export const facilityStates = [
  'not registered',
  'registration open',
  'registered',
  'registration ended',
  'closed',
] as const

/** One of `facilityStates`. */
export type FacilityState = (typeof facilityStates)[number]

/** The actions that start a registration. Spec §4. */
const startingActions = ['Start Registration', 'Renew Registration', 'Record Registration'] as const

/** What owners and officers do with a facility besides its registrations. The wire lists these as `offered`, in this order. */
export const offeredFacilityNames = [
  'Ask for a Change',
  'Withdraw Change',
  'Accept Change',
  'Refuse Change',
  'Close',
  'Reopen',
] as const

/** One of `offeredFacilityNames`. */
export type OfferedFacilityName = (typeof offeredFacilityNames)[number]

/** Everything that can happen to a facility. */
export type FacilityActionName =
  | (typeof startingActions)[number]
  | 'Penalise'
  | 'Make claim letter'
  | 'Claim facility'
  | 'Name helper'
  | 'Remove helper'
  | OfferedFacilityName

/** A row of the table below. */
export interface FacilityAction extends Action<FacilityState, RegistrationStatus> {
  /** The kind of registration that it starts. */
  starts?: 'new' | 'renewal'
  /** Offered only once a registration of the facility has been approved. */
  afterFirstApproval?: true
  /** Offered only while a change has been asked for and is not decided, or only while none is. */
  changeAskedFor?: boolean
}

const closable = facilityStates.filter((state) => state !== 'closed')

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
  'Ask for a Change': {
    may: 'ask for a change',
    offeredWhen: closable,
    afterFirstApproval: true,
    changeAskedFor: false,
    leadsTo: null,
    asks: ['the new name, address or owner', 'a reason', 'a document (optional)'],
    message: 'Your request was sent to the ministry',
    causes: {
      event: { text: 'A change was asked for' },
      notifiesOfficers: { capability: 'decide on a change', kind: 'change', title: 'An owner asks for a change' },
    },
  },
  'Withdraw Change': {
    may: 'ask for a change',
    offeredWhen: facilityStates,
    changeAskedFor: true,
    leadsTo: null,
    asks: [],
    message: 'Your request is withdrawn',
    causes: { event: { text: 'The request for a change was withdrawn' } },
  },
  'Accept Change': {
    may: 'decide on a change',
    offeredWhen: closable,
    changeAskedFor: true,
    leadsTo: null,
    asks: ['a reason (optional)'],
    message: 'The change is accepted',
    causes: {
      event: { text: 'The change was accepted' },
      issuesAgain: 'certificate',
      notifiesOwner: {
        kind: 'change',
        title: 'The change of your facility is accepted',
        about: 'facility',
        next: 'If a certificate is in force, it is issued again with the new details: print it from the page of the facility.',
      },
    },
  },
  'Refuse Change': {
    may: 'decide on a change',
    offeredWhen: facilityStates,
    changeAskedFor: true,
    leadsTo: null,
    asks: ['a reason'],
    message: 'The change is refused',
    causes: {
      event: { text: 'The change was refused' },
      notifiesOwner: {
        kind: 'change',
        title: 'The change of your facility is refused',
        about: 'facility',
        next: 'Nothing has changed. You can ask again.',
      },
    },
  },
  Close: {
    may: 'close a facility',
    offeredWhen: closable,
    leadsTo: null,
    asks: ['the first day on which it is closed', 'a reason'],
    message: 'The facility is closed',
    causes: {
      event: { text: 'The facility was closed' },
      notifiesOwner: {
        kind: 'closing',
        title: 'The ministry closed your facility',
        about: 'facility',
        next: 'Nothing can be started for it. The ministry can reopen it.',
      },
      notifiesOfficers: { capability: 'reopen a facility', kind: 'closing', title: 'An owner closed a facility' },
    },
  },
  Reopen: {
    may: 'reopen a facility',
    offeredWhen: ['closed'],
    leadsTo: null,
    asks: ['a reason'],
    message: 'The facility is open again',
    causes: {
      event: { text: 'The facility was reopened' },
      notifiesOwner: { kind: 'closing', title: 'Your facility is open again', about: 'facility' },
    },
  },
  'Make claim letter': {
    may: 'make claim letters',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: [],
    message: 'The letter is ready. Print it now',
    causes: {},
  },
  'Claim facility': {
    may: 'claim a facility',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: ['the code of a letter'],
    message: 'The facility is yours now',
    causes: {
      event: { text: 'The facility was claimed with a letter' },
      notifiesNamed: { kind: 'claim', title: 'A facility was claimed by its owner' },
    },
  },
  'Name helper': {
    may: 'name helpers',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: ['an email'],
    message: 'If this address has an owner’s account, that person can work on this facility now',
    causes: { notifiesNamed: { kind: 'helper', title: 'You can now work on a facility' } },
  },
  'Remove helper': {
    may: 'name helpers',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: [],
    message: 'This person no longer works on this facility',
    causes: { notifiesNamed: { kind: 'helper', title: 'You no longer work on a facility' } },
  },
} as const satisfies Record<FacilityActionName, FacilityAction>

/** The row of an action. */
export function facilityAction(name: FacilityActionName): FacilityAction {
  return facilityActions[name]
}
