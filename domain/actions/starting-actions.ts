import type { FacilityAction } from './facility-action.ts'

/** What starts a registration. Spec §4. */
export const startingActions = {
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
  'Record registration': {
    may: 'record a registration from the full form',
    offeredWhen: ['not registered'],
    starts: 'new',
    leadsTo: 'pending',
    asks: ['the full registration form'],
    message: 'You have successfully added your Facility',
    causes: { event: {} },
  },
} as const satisfies Record<string, FacilityAction>
