import { mayDo, type Person } from '../accounts/capabilities.ts'
import { type ConcernStatus, concernStatuses, openConcernStatuses } from '../concerns/concerns.ts'
import { refuse } from '../refusal.ts'
import type { Action } from './action.ts'

/** The states of a concern in the action table. */
export const concernStates = ['not reported', ...concernStatuses] as const

type ConcernState = (typeof concernStates)[number]

/** What can happen to a concern. */
export const concernActionNames = [
  'Report concern',
  'Take concern',
  'Give concern',
  'Put concern back',
  'Link facility',
  'Unlink facility',
  'Close concern',
  'Reopen concern',
] as const

/** One of `concernActionNames`. */
export type ConcernActionName = (typeof concernActionNames)[number]

interface ConcernAction extends Action<ConcernState, ConcernStatus> {
  /** What is stored with the concern besides its status. */
  records?: 'assignee' | 'no assignee' | 'outcome' | 'no outcome'
}

/** What can happen to a concern, who may do it, when, and what follows. Each action is a row of its history. */
export const concernActions = {
  'Report concern': {
    may: 'report a concern',
    offeredWhen: ['not reported'],
    leadsTo: 'new',
    asks: ['what is wrong', 'where it is', 'a photo (optional)', 'a contact (optional)'],
    message: 'Thank you. The ministry has received your report',
    recordedAs: 'reported #',
    causes: {
      event: { text: 'Reported' },
      notifiesOfficers: {
        capability: 'triage concerns',
        kind: 'concern',
        title: 'A concern was reported',
        about: 'concern',
      },
    },
  },
  'Take concern': {
    may: 'triage concerns',
    offeredWhen: ['new'],
    leadsTo: 'in hand',
    records: 'assignee',
    asks: [],
    message: 'You have this concern now',
    recordedAs: 'took #',
    causes: { event: { text: 'Taken' } },
  },
  'Give concern': {
    may: 'triage concerns',
    offeredWhen: openConcernStatuses,
    leadsTo: 'in hand',
    records: 'assignee',
    asks: ['an officer'],
    message: 'The concern is given',
    recordedAs: 'gave # to somebody',
    causes: { event: { text: 'Given' }, notifiesAssignee: 'A concern was given to you' },
  },
  'Put concern back': {
    may: 'triage concerns',
    offeredWhen: ['in hand'],
    leadsTo: 'new',
    records: 'no assignee',
    asks: [],
    message: 'The concern is new again',
    recordedAs: 'put # back',
    causes: { event: { text: 'Put back' } },
  },
  'Link facility': {
    may: 'triage concerns',
    offeredWhen: openConcernStatuses,
    leadsTo: null,
    asks: ['a facility'],
    message: 'The facility is linked',
    recordedAs: 'linked # to a facility',
    causes: { event: { text: 'Facility linked' } },
  },
  'Unlink facility': {
    may: 'triage concerns',
    offeredWhen: openConcernStatuses,
    leadsTo: null,
    asks: ['a facility'],
    message: 'The facility is not linked any more',
    recordedAs: 'unlinked # from a facility',
    causes: { event: { text: 'Facility no longer linked' } },
  },
  'Close concern': {
    may: 'triage concerns',
    offeredWhen: openConcernStatuses,
    leadsTo: 'closed',
    records: 'outcome',
    asks: ['an outcome', 'a note'],
    message: 'The concern is closed',
    recordedAs: 'closed #',
    causes: { event: { text: 'Closed' } },
  },
  'Reopen concern': {
    may: 'triage concerns',
    offeredWhen: ['closed'],
    leadsTo: 'in hand',
    records: 'no outcome',
    asks: ['a note'],
    message: 'You have this concern again',
    recordedAs: 'reopened #',
    causes: { event: { text: 'Reopened' } },
  },
} as const satisfies Record<ConcernActionName, ConcernAction>

/** The row of an action. */
export function concernAction(name: ConcernActionName): ConcernAction {
  return concernActions[name]
}

const offeredIn = (state: ConcernState) =>
  concernActionNames.filter((name) => concernAction(name).offeredWhen.includes(state))

/** What a person may do with a concern. */
export function offeredConcernActions(person: Person, status: ConcernStatus): ConcernActionName[] {
  return offeredIn(status).filter((name) => mayDo(person, concernAction(name).may))
}

/** Throws Refusal `action_not_offered` unless the action is offered in this status. */
export function checkConcernAction(name: ConcernActionName, status: ConcernStatus): void {
  if (concernAction(name).offeredWhen.includes(status)) return
  refuse('action_not_offered', `${name} is not possible, because this concern is ${status}`, {
    status,
    offered: offeredIn(status),
  })
}
