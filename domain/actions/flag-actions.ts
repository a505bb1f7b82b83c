import type { FacilityAction } from './facility-action.ts'
import { facilityStates } from './facility-state.ts'

/** What an officer does about a flag of a facility. Spec §3.3. */
export const flagActions = {
  'Accept flag': {
    may: 'accept a flag',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: ['what was seen of the flag', 'a reason'],
    message: 'The flag is accepted',
    recordedAs: 'accepted a flag of #',
    causes: { event: { text: 'A flag was accepted', isInternal: true } },
  },
} as const satisfies Record<string, FacilityAction>
