import type { FacilityAction } from './facility-action.ts'
import { facilityStates } from './facility-state.ts'

/** What an officer does about a breach of the rules. Spec §7. */
export const penaltyActions = {
  Penalise: {
    may: 'penalise a facility',
    offeredWhen: facilityStates,
    leadsTo: null,
    asks: [
      'a reason',
      'an offence of the tariff, or an amount (optional)',
      'the day by which it is to be paid (optional)',
    ],
    message: 'This Facility has been Penalized',
    recordedAs: 'penalised #',
    causes: {
      writesLetter: 'penalty',
      event: { text: 'The facility was penalised' },
      notifiesOwner: { kind: 'penalty', title: 'Your facility has been penalised', about: 'facility' },
    },
  },
} as const satisfies Record<string, FacilityAction>
