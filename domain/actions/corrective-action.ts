import { mayDo, type Person } from '../accounts/capabilities.ts'
import type { CorrectiveActionStatus } from '../inspections/corrective-actions.ts'
import { refuse } from '../refusal.ts'
import type { Action } from './action.ts'

/** What can happen to a corrective action. */
export const correctiveActionNames = ['Reply to finding', 'Accept reply', 'Send reply back'] as const

/** One of `correctiveActionNames`. */
export type CorrectiveActionName = (typeof correctiveActionNames)[number]

interface CorrectiveAction extends Action<CorrectiveActionStatus, CorrectiveActionStatus> {
  leadsTo: CorrectiveActionStatus
}

/** What can happen to a corrective action of a published inspection, who may do it, when, and what follows. */
export const correctiveActions = {
  'Reply to finding': {
    may: 'reply to a finding',
    offeredWhen: ['open'],
    leadsTo: 'replied',
    asks: ['what was done', 'photos or documents (optional)'],
    message: 'Your reply is sent',
    recordedAs: 'replied to #',
    causes: {
      event: { text: 'The owner replied to a finding' },
      notifiesOfficers: {
        capability: 'decide on a corrective action',
        kind: 'inspection',
        title: 'An owner replied to a finding',
      },
    },
  },
  'Accept reply': {
    may: 'decide on a corrective action',
    offeredWhen: ['replied'],
    leadsTo: 'closed',
    asks: [],
    message: 'The reply is accepted',
    recordedAs: 'accepted the reply to #',
    causes: {
      event: { text: 'A finding was put right' },
      notifiesOwner: { kind: 'inspection', title: 'A finding is put right', about: 'facility' },
    },
  },
  'Send reply back': {
    may: 'decide on a corrective action',
    offeredWhen: ['replied'],
    leadsTo: 'open',
    asks: ['a reason'],
    message: 'The reply is sent back',
    recordedAs: 'sent the reply to # back',
    causes: {
      event: { text: 'A reply to a finding was sent back' },
      notifiesOwner: {
        kind: 'inspection',
        title: 'Your reply to a finding was sent back',
        about: 'facility',
        next: 'Read the reason, and reply again.',
      },
    },
  },
} as const satisfies Record<CorrectiveActionName, CorrectiveAction>

/** The row of an action. */
export function correctiveAction(name: CorrectiveActionName): CorrectiveAction {
  return correctiveActions[name]
}

const offeredIn = (status: CorrectiveActionStatus) =>
  correctiveActionNames.filter((name) => correctiveAction(name).offeredWhen.includes(status))

/** What a person may do with a corrective action. */
export function offeredCorrectiveActions(person: Person, status: CorrectiveActionStatus): CorrectiveActionName[] {
  return offeredIn(status).filter((name) => mayDo(person, correctiveAction(name).may))
}

/** Throws Refusal `action_not_offered` unless the action is offered in this status. */
export function checkCorrectiveAction(name: CorrectiveActionName, status: CorrectiveActionStatus): void {
  if (correctiveAction(name).offeredWhen.includes(status)) return
  refuse('action_not_offered', `${name} is not possible, because this corrective action is ${status}`, {
    status,
    offered: offeredIn(status),
  })
}
