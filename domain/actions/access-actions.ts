import type { FacilityAction } from './facility-action.ts'
import { facilityStates } from './facility-state.ts'

/** Who works on a facility: its owner, by a letter of the ministry, and those whom the owner names. */
export const accessActions = {
  'Make claim letter': {
    may: 'make claim letters',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: [],
    message: 'The letter is ready. Print it now',
    recordedAs: 'made a letter with a code for #',
    causes: {},
  },
  'Claim facility': {
    may: 'claim a facility',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: ['the code of a letter'],
    message: 'The facility is yours now',
    recordedAs: 'claimed #',
    causes: {
      event: { text: 'The facility was claimed with a letter' },
      writesLetter: 'claim',
      notifiesNamed: { kind: 'claim', title: 'A facility was claimed by its owner' },
    },
  },
  'Name helper': {
    may: 'name helpers',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: ['an email'],
    message: 'If this address has an owner’s account, that person can work on this facility now',
    recordedAs: 'named a helper of #',
    causes: { notifiesNamed: { kind: 'helper', title: 'You can now work on a facility' } },
  },
  'Remove helper': {
    may: 'name helpers',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: [],
    message: 'This person no longer works on this facility',
    recordedAs: 'removed a helper of #',
    causes: { notifiesNamed: { kind: 'helper', title: 'You no longer work on a facility' } },
  },
} as const satisfies Record<string, FacilityAction>
