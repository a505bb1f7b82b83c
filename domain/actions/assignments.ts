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
    may: 'assign a case',
    offeredWhen: undecided,
    leadsTo: null,
    asks: [],
    message: 'You have this case now',
    causes: { event: { text: 'Took the case', isInternal: true }, records: 'assignee' },
  },
  'Give case': {
    may: 'assign a case',
    offeredWhen: undecided,
    leadsTo: null,
    asks: ['an officer'],
    message: 'The case was given',
    causes: {
      event: { text: 'Case given to', isInternal: true },
      records: 'assignee',
      notifiesAssignee: 'A case was given to you',
    },
  },
  'Put back': {
    may: 'assign a case',
    offeredWhen: undecided,
    leadsTo: null,
    asks: [],
    message: 'The case is back in the queue',
    causes: { event: { text: 'Put the case back', isInternal: true }, records: 'assignee' },
  },
} as const satisfies Record<CaseActionName, RegistrationAction>
