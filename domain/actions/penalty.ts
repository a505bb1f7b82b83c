import { mayDo, type Person } from '../accounts/capabilities.ts'
import { refuse } from '../refusal.ts'
import type { PenaltyStatus } from '../standing/penalties.ts'
import type { PenaltyDecision } from './penalty-decision.ts'
import { penaltyRepresentationActions } from './representation-actions.ts'

/** The actions that the wire lists as `offered`. */
export const offeredPenaltyNames = ['Waive penalty'] as const

/** One of `offeredPenaltyNames`. */
type OfferedPenaltyName = (typeof offeredPenaltyNames)[number]

/** What can happen to a penalty besides being paid, who may do it, when, and what follows. The reason is printed on its invoice. */
export const penaltyDecisions = {
  'Waive penalty': {
    may: 'waive a penalty',
    offeredWhen: ['open'],
    leadsTo: 'waived',
    cancels: 'the rest',
    asks: ['a reason'],
    message: 'The penalty is waived',
    recordedAs: 'waived #',
    causes: {
      event: { text: 'A penalty was waived' },
      notifiesOwner: {
        kind: 'penalty',
        title: 'A penalty of your facility is waived',
        about: 'facility',
        next: 'Nothing more is to be paid for it.',
      },
    },
  },
  ...penaltyRepresentationActions,
} as const satisfies Record<string, PenaltyDecision>

/** One of the actions on a penalty. */
export type PenaltyDecisionName = keyof typeof penaltyDecisions

/** The row of a decision. */
export function penaltyDecision(name: PenaltyDecisionName): PenaltyDecision {
  return penaltyDecisions[name]
}

/** What a person may do with a penalty. */
export function offeredPenaltyDecisions(person: Person, status: PenaltyStatus): OfferedPenaltyName[] {
  return offeredPenaltyNames.filter((name) => {
    const { may, offeredWhen } = penaltyDecision(name)
    return mayDo(person, may) && offeredWhen.includes(status)
  })
}

/** Throws Refusal `action_not_offered` unless the decision is offered in this status. */
export function checkPenaltyDecision(name: PenaltyDecisionName, status: PenaltyStatus): void {
  if (penaltyDecision(name).offeredWhen.includes(status)) return
  const offered = offeredPenaltyNames.filter((other) => penaltyDecision(other).offeredWhen.includes(status))
  refuse('action_not_offered', `${name} is not possible, because this penalty is ${status}`, { status, offered })
}
