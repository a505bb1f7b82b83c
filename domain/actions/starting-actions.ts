import type { FacilityAction } from './facility-action.ts'

/** What an owner starts. The wire says which of them is offered as `starts`. Spec §4. */
export const ownerStarts = ['Start Registration', 'Renew Registration'] as const

/** One of `ownerStarts`. */
export type OwnerStart = (typeof ownerStarts)[number]

/** What starts a registration. Spec §4. */
export const startingActions = {
  'Start Registration': {
    may: 'start a registration',
    offeredWhen: ['not registered', 'registration lapsed'],
    starts: 'new',
    leadsTo: 'pending',
    asks: [],
    message: 'Proceed with the registration',
    recordedAs: 'started #',
    causes: { event: {} },
  },
  'Renew Registration': {
    may: 'start a registration',
    offeredWhen: ['renewal due', 'registration ended'],
    starts: 'renewal',
    leadsTo: 'pending',
    asks: [],
    message: 'Proceed with the registration',
    recordedAs: 'started the renewal #',
    causes: { event: {} },
  },
  'Record registration': {
    may: 'record a registration from the full form',
    offeredWhen: ['not registered'],
    starts: 'new',
    leadsTo: 'pending',
    asks: ['the full registration form'],
    message: 'You have successfully added your Facility',
    recordedAs: 'recorded # from paper',
    causes: { event: {} },
  },
  'Record renewal': {
    may: 'record a registration from the full form',
    offeredWhen: ['renewal due', 'registration ended'],
    onlyWithoutOwner: true,
    starts: 'renewal',
    leadsTo: 'pending',
    asks: [],
    message: 'Proceed with the registration',
    recordedAs: 'started the renewal # on behalf of the owner',
    causes: { event: {} },
  },
  'Record new registration': {
    may: 'record a registration from the full form',
    offeredWhen: ['not registered', 'registration lapsed'],
    onlyWithoutOwner: true,
    starts: 'new',
    leadsTo: 'pending',
    asks: [],
    message: 'Proceed with the registration',
    recordedAs: 'started # on behalf of the owner',
    causes: { event: {} },
  },
  'Change type': {
    may: 'ask for a change',
    offeredWhen: ['registered', 'renewal due'],
    starts: 'change',
    leadsTo: 'pending',
    asks: ['the new type'],
    message: 'Proceed with the change of type',
    recordedAs: 'started the change of type #',
    causes: { event: {} },
  },
  'Record change of type': {
    may: 'record a change',
    offeredWhen: ['registered', 'renewal due'],
    onlyWithoutOwner: true,
    starts: 'change',
    leadsTo: 'pending',
    asks: ['the new type'],
    message: 'Proceed with the change of type',
    recordedAs: 'started the change of type # from paper',
    causes: { event: {} },
  },
} as const satisfies Record<string, FacilityAction>
