import type { FacilityAction } from './facility-action.ts'
import { openFacilityStates } from './facility-state.ts'

/** What closes a facility and reopens it. */
export const closingActions = {
  Close: {
    may: 'close a facility',
    offeredWhen: openFacilityStates,
    leadsTo: null,
    asks: ['the first day on which it is closed', 'a reason'],
    message: 'The facility is closed',
    recordedAs: 'closed #',
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
    recordedAs: 'reopened #',
    causes: {
      event: { text: 'The facility was reopened' },
      notifiesOwner: { kind: 'closing', title: 'Your facility is open again', about: 'facility' },
    },
  },
} as const satisfies Record<string, FacilityAction>
