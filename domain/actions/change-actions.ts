import type { FacilityAction } from './facility-action.ts'
import { facilityStates, openFacilityStates } from './facility-state.ts'

/** What happens to the change of a facility that was approved before. */
export const changeActions = {
  'Ask for a change': {
    may: 'ask for a change',
    offeredWhen: openFacilityStates,
    afterFirstApproval: true,
    changeAskedFor: false,
    leadsTo: null,
    asks: ['the new name, address or owner', 'a reason', 'a document (optional)'],
    message: 'Your request was sent to the ministry',
    recordedAs: 'asked for a change of #',
    causes: {
      event: { text: 'A change was asked for' },
      notifiesOfficers: { capability: 'decide on a change', kind: 'change', title: 'An owner asks for a change' },
    },
  },
  'Record change': {
    may: 'record a change',
    offeredWhen: openFacilityStates,
    afterFirstApproval: true,
    changeAskedFor: false,
    onlyWithoutOwner: true,
    leadsTo: null,
    asks: ['the new name, address or owner', 'a reason', 'a document (optional)'],
    message: 'The change is recorded',
    recordedAs: 'recorded a change of #',
    causes: { event: { text: 'A change was recorded' }, issuesAgain: 'certificate or statement' },
  },
  'Withdraw change': {
    may: 'ask for a change',
    offeredWhen: facilityStates,
    changeAskedFor: true,
    leadsTo: null,
    asks: [],
    message: 'Your request is withdrawn',
    recordedAs: 'withdrew a change of #',
    causes: { event: { text: 'The request for a change was withdrawn' } },
  },
  'Accept change': {
    may: 'decide on a change',
    offeredWhen: openFacilityStates,
    changeAskedFor: true,
    leadsTo: null,
    asks: ['a reason (optional)'],
    message: 'The change is accepted',
    recordedAs: 'accepted a change of #',
    causes: {
      event: { text: 'The change was accepted' },
      issuesAgain: 'certificate or statement',
      notifiesOwner: {
        kind: 'change',
        title: 'The change of your facility is accepted',
        about: 'facility',
        next: 'If a certificate or statement is in force, it is issued again with the new details: print it from the page of the facility.',
      },
    },
  },
  'Refuse change': {
    may: 'decide on a change',
    offeredWhen: facilityStates,
    changeAskedFor: true,
    leadsTo: null,
    asks: ['a reason'],
    message: 'The change is refused',
    recordedAs: 'refused a change of #',
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
} as const satisfies Record<string, FacilityAction>
