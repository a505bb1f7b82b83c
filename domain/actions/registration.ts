import { applicationActions } from './application-actions.ts'
import { assignments } from './assignments.ts'
import { conditionActions } from './condition-actions.ts'
import { considerationActions } from './consideration-actions.ts'
import { decisionNames, decisions } from './decisions.ts'
import { extensionActions } from './extension-actions.ts'
import { printables, printouts } from './printouts.ts'
import { representationActions } from './representation-actions.ts'
import { stageActions } from './stage-actions.ts'

/** What can happen to a registration, who may do it, when, and what follows. Spec §4. */
export const registrationActions = {
  ...decisions,
  ...extensionActions,
  ...applicationActions,
  ...considerationActions,
  ...assignments,
  ...conditionActions,
  ...representationActions,
  ...stageActions,
  ...printouts,
} as const

/** Everything that can happen to a registration. */
export type RegistrationActionName = keyof typeof registrationActions

/** The actions that the wire lists as `offered`, in this order. */
export const offeredNames = [...decisionNames, 'Extend', 'Return', 'Submit', 'Withdraw', ...printables] as const

/** The actions that a setting of the ministry can keep an officer from. */
export const obstructedNames = [...decisionNames, 'Consider'] as const

/** One of `offeredNames`. */
export type OfferedName = (typeof offeredNames)[number]
