import type { RegistrationAction } from './registration-action.ts'
import { pendingStates } from './registration-state.ts'

const undecided = [...pendingStates, 'Awaiting decision', 'Temporarily approved'] as const

/** What officers do with the assignment of a case, in the order of the buttons. */
export const caseActionNames = ['Take case', 'Give case', 'Put back'] as const

/** One of `caseActionNames`. */
export type CaseActionName = (typeof caseActionNames)[number]

/** The rows of these actions. */
export const assignments = {
  'Take case': {
    may: 'assign an application',
    offeredWhen: undecided,
    leadsTo: null,
    asks: [],
    message: 'You have this application now',
    recordedAs: 'took the application of #',
    causes: { event: { text: 'Took the application', isInternal: true }, records: 'assignee' },
  },
  'Give case': {
    may: 'assign an application',
    offeredWhen: undecided,
    leadsTo: null,
    asks: ['an officer'],
    message: 'The application was given',
    recordedAs: 'gave the application of # to somebody',
    causes: {
      event: { text: 'Application given to', isInternal: true },
      records: 'assignee',
      notifiesAssignee: 'An application was given to you',
    },
  },
  'Put back': {
    may: 'assign an application',
    offeredWhen: undecided,
    leadsTo: null,
    asks: [],
    message: 'The application is back in the queue',
    recordedAs: 'put the application of # back',
    causes: { event: { text: 'Put the application back', isInternal: true }, records: 'assignee' },
  },
} as const satisfies Record<CaseActionName, RegistrationAction>
