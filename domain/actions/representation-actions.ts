import type { RepresentationDecision } from '../standing/representations.ts'
import type { Action, Consequences } from './action.ts'
import type { FacilityAction } from './facility-action.ts'
import { facilityStates } from './facility-state.ts'
import type { PenaltyDecision } from './penalty-decision.ts'
import type { RegistrationAction } from './registration-action.ts'

/** What owners give. */
const contests = {
  may: 'make a representation',
  leadsTo: null,
  asks: ['a text', 'documents (optional)', '`representation_days` since the decision at most'],
  message: 'The ministry has your representation. An officer decides on it',
} as const satisfies Partial<Action<never, never>>

const tellsOfficers = {
  capability: 'decide on a representation',
  kind: 'representation',
  title: 'An owner made a representation against a decision',
} as const satisfies Consequences['notifiesOfficers']

/** What officers give. */
const decides = { may: 'decide on a representation', asks: ['a reason'] } as const

const upheld = { kind: 'representation', title: 'The ministry upholds its decision' } as const
const setAside = { kind: 'representation', title: 'The ministry set its decision aside' } as const

/** What an owner does who does not agree with a decline, and what an officer other than the one who declined decides on that. */
export const representationActions = {
  'Contest decline': {
    ...contests,
    offeredWhen: ['declined'],
    recordedAs: 'made a representation against the decline of #',
    causes: {
      event: { text: 'The owner made a representation against the decision' },
      notifiesOfficers: { ...tellsOfficers, about: 'registration' },
    },
  },
  'Uphold decline': {
    ...decides,
    offeredWhen: ['declined'],
    leadsTo: null,
    message: 'The decision is upheld',
    recordedAs: 'upheld the decline of #',
    causes: {
      event: { text: 'The decision was upheld' },
      writesLetter: 'decision upheld',
      notifiesOwner: {
        ...upheld,
        about: 'registration',
        next: 'You can still put right what is missing and submit the application again.',
      },
    },
    causesOfTypeChange: {
      event: { text: 'The decision was upheld' },
      writesLetter: 'decision upheld',
      notifiesOwner: {
        ...upheld,
        about: 'registration',
        next: 'The licence stays as it is. You can ask for another change from the page of the facility.',
      },
    },
  },
  'Set aside decline': {
    ...decides,
    offeredWhen: ['declined'],
    leadsTo: 'Awaiting decision',
    message: 'The decision is set aside. The application awaits a new one',
    recordedAs: 'set aside the decline of #',
    causes: {
      event: { text: 'The decision was set aside' },
      writesLetter: 'decision set aside',
      notifiesOwner: { ...setAside, about: 'registration', next: 'The ministry decides on your application again.' },
    },
    causesOfTypeChange: {
      event: { text: 'The decision was set aside' },
      restoresContents: true,
      writesLetter: 'decision set aside',
      notifiesOwner: { ...setAside, about: 'registration', next: 'The ministry decides on your application again.' },
    },
  },
} as const satisfies Record<string, RegistrationAction>

/** The same for a penalty. One that was paid can be contested too. */
export const penaltyRepresentationActions = {
  'Contest penalty': {
    ...contests,
    offeredWhen: ['open', 'paid'],
    recordedAs: 'made a representation against a penalty of #',
    causes: {
      event: { text: 'The owner made a representation against a penalty' },
      notifiesOfficers: tellsOfficers,
    },
  },
  'Uphold penalty': {
    ...decides,
    offeredWhen: ['open', 'paid'],
    leadsTo: null,
    message: 'The penalty is upheld',
    recordedAs: 'upheld a penalty of #',
    causes: {
      event: { text: 'A penalty was upheld' },
      writesLetter: 'decision upheld',
      notifiesOwner: { ...upheld, about: 'facility', next: 'The penalty stands.' },
    },
  },
  'Set aside penalty': {
    ...decides,
    offeredWhen: ['open', 'paid'],
    leadsTo: 'set aside',
    cancels: 'everything',
    message: 'The penalty is set aside',
    recordedAs: 'set aside a penalty of #',
    causes: {
      event: { text: 'A penalty was set aside' },
      writesLetter: 'decision set aside',
      notifiesOwner: { ...setAside, about: 'facility', next: 'Nothing is to be paid for the penalty.' },
    },
  },
} as const satisfies Record<string, PenaltyDecision>

/** The same for a suspension, a sealing or a revocation, also for one that has ended. */
export const restrictionRepresentationActions = {
  'Contest restriction': {
    ...contests,
    offeredWhen: facilityStates,
    recordedAs: 'made a representation against a restriction of #',
    causes: {
      event: { text: 'The owner made a representation against a restriction of the facility' },
      notifiesOfficers: tellsOfficers,
    },
  },
  'Uphold restriction': {
    ...decides,
    offeredWhen: facilityStates,
    leadsTo: null,
    message: 'The decision is upheld',
    recordedAs: 'upheld a restriction of #',
    causes: {
      event: { text: 'A restriction of the facility was upheld' },
      writesLetter: 'decision upheld',
      notifiesOwner: { ...upheld, about: 'facility', next: 'It holds as before.' },
    },
  },
  'Set aside restriction': {
    ...decides,
    offeredWhen: facilityStates,
    leadsTo: null,
    message: 'The decision is set aside, and what it put the facility under is lifted',
    recordedAs: 'set aside a restriction of #',
    causes: {
      event: { text: 'A restriction of the facility was set aside' },
      writesLetter: 'decision set aside',
      notifiesOwner: {
        ...setAside,
        about: 'facility',
        next: 'What it put your facility under is lifted. The page of the facility shows how it stands now.',
      },
    },
  },
} as const satisfies Record<string, FacilityAction>

/** The actions with which an officer decides on a representation, by what it is against. */
export const decidingActions = {
  registration: { upheld: 'Uphold decline', 'set aside': 'Set aside decline' },
  penalty: { upheld: 'Uphold penalty', 'set aside': 'Set aside penalty' },
  restriction: { upheld: 'Uphold restriction', 'set aside': 'Set aside restriction' },
} as const satisfies Record<string, Record<RepresentationDecision, string>>

/** The same actions in one list. */
export const decidingActionNames = Object.values(decidingActions).flatMap((byDecision) => Object.values(byDecision))
