import type { RegistrationAction } from './registration-action.ts'
import { approvedStates } from './registration-state.ts'

/** What happens to the conditions of an approval, in the order of the buttons. */
export const conditionActionNames = ['Provide evidence', 'Mark condition as met'] as const

/** One of `conditionActionNames`. */
export type ConditionActionName = (typeof conditionActionNames)[number]

const granted = ['Temporarily approved', ...approvedStates] as const

/** The rows of these actions. An officer sets conditions with the decision itself. */
export const conditionActions = {
  'Provide evidence': {
    may: 'provide evidence',
    offeredWhen: granted,
    leadsTo: null,
    asks: ['a text', 'a document (optional)'],
    message: 'The ministry has your evidence now',
    recordedAs: 'provided evidence for #',
    causes: {
      event: { text: 'Evidence was provided for a condition' },
      notifiesOfficers: {
        capability: 'decide on a registration',
        kind: 'condition',
        title: 'Evidence was provided for a condition',
        about: 'registration',
      },
    },
  },
  'Mark condition as met': {
    may: 'decide on a registration',
    offeredWhen: granted,
    leadsTo: null,
    asks: ['a note'],
    message: 'The condition is marked as met',
    recordedAs: 'marked a condition of # as met',
    causes: {
      event: { text: 'A condition is met' },
      notifiesOwner: { kind: 'condition', title: 'A condition of your approval is met', about: 'registration' },
    },
  },
} as const satisfies Record<ConditionActionName, RegistrationAction>
