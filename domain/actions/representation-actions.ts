import type { RepresentationDecision } from '../representations.ts'
import type { RegistrationAction } from './registration-action.ts'

/** What an owner does who does not agree with a decline, and what an officer other than the one who declined decides on that. */
export const representationActions = {
  'Answer decline': {
    may: 'answer a decision',
    offeredWhen: ['declined'],
    leadsTo: null,
    asks: ['a text', 'documents (optional)', '`representation_days` since the decision at most'],
    message: 'The ministry has your answer. An officer decides on it',
    causes: {
      event: { text: 'The owner does not agree with the decision' },
      notifiesOfficers: {
        capability: 'decide on a representation',
        kind: 'representation',
        title: 'An owner does not agree with a decision',
        about: 'registration',
      },
    },
  },
  'Uphold decline': {
    may: 'decide on a representation',
    offeredWhen: ['declined'],
    leadsTo: null,
    asks: ['a reason'],
    message: 'The decision is upheld',
    causes: {
      event: { text: 'The decision was upheld' },
      notifiesOwner: {
        kind: 'representation',
        title: 'The ministry upholds its decision',
        about: 'registration',
        next: 'You can still put right what is missing and submit the application again.',
      },
    },
  },
  'Set aside decline': {
    may: 'decide on a representation',
    offeredWhen: ['declined'],
    leadsTo: 'Awaiting decision',
    asks: ['a reason'],
    message: 'The decision is set aside. The application awaits a new one',
    causes: {
      event: { text: 'The decision was set aside' },
      notifiesOwner: {
        kind: 'representation',
        title: 'The ministry set its decision aside',
        about: 'registration',
        next: 'The ministry decides on your application again.',
      },
    },
  },
} as const satisfies Record<string, RegistrationAction>

/** The actions with which an officer decides on an answer to a decline. */
export const decidingActions = {
  upheld: 'Uphold decline',
  'set aside': 'Set aside decline',
} as const satisfies Record<RepresentationDecision, keyof typeof representationActions>
