import type { Capability } from '../accounts/capabilities.ts'
import type { AccountActionName } from '../actions/account.ts'
import type { BankAccountActionName } from '../actions/bank-account.ts'
import type { ConcernActionName } from '../actions/concern.ts'
import type { CorrectiveActionName } from '../actions/corrective-action.ts'
import type { FacilityActionName } from '../actions/facility.ts'
import type { ImportActionName } from '../actions/import.ts'
import type { InspectionActionName } from '../actions/inspection.ts'
import type { PaymentActionName } from '../actions/payment.ts'
import type { PenaltyDecisionName } from '../actions/penalty.ts'
import type { RegistrationActionName } from '../actions/registration.ts'
import type { RegistrationState } from '../actions/registration-state.ts'
import { decidingActionNames } from '../actions/representation-actions.ts'

type ActionName =
  | RegistrationActionName
  | FacilityActionName
  | AccountActionName
  | PaymentActionName
  | PenaltyDecisionName
  | ConcernActionName
  | BankAccountActionName
  | InspectionActionName
  | CorrectiveActionName
  | ImportActionName

/** The one next action of a row of the inbox, as its button says it. */
export const nextSteps = ['Review', 'Decide', 'Confirm', 'Open'] as const

/** One of `nextSteps`. */
type NextStep = (typeof nextSteps)[number]

/** A row of the table of what waits for an officer. */
interface InboxRow {
  /** Whoever has this capability gets it. */
  may: Capability
  /** Its tab in the inbox. */
  tab: string
  next: NextStep
  /** The actions that take it out of the inbox. */
  endedBy: readonly ActionName[]
  /** The state of the registrations that wait in this way. */
  state?: RegistrationState
  /** Somebody outside the ministry waits, so the days that the ministry promises count: the setting `service_days`. */
  isPromised?: true
}

/**
 * Everything that waits for an officer, in the order of its tabs. Of an application and a concern, which one officer has, other
 * officers' are not in one's inbox. A test compares the table with all actions, so that nothing waits elsewhere.
 */
export const inboxKinds = {
  application: {
    may: 'consider a registration',
    tab: 'Applications',
    next: 'Review',
    endedBy: ['Consider', 'Return', 'Temporary Approval', 'Decline'],
    state: 'pending, submitted',
    isPromised: true,
  },
  decision: {
    may: 'decide on a registration',
    tab: 'Decisions',
    next: 'Decide',
    endedBy: ['Approve', 'Decline', 'Return'],
    state: 'Awaiting decision',
    isPromised: true,
  },
  // Whoever signs the present stage gets it, see `who-signs.ts`.
  'sign-off': {
    may: 'sign a stage',
    tab: 'Sign-offs',
    next: 'Review',
    endedBy: ['Sign stage', 'Send back to stage'],
  },
  'temporary approval': {
    may: 'decide on a registration',
    tab: 'Ended approvals',
    next: 'Decide',
    endedBy: ['Approve', 'Decline', 'Extend'],
    state: 'Temporarily approved',
  },
  payment: {
    may: 'decide on a payment',
    tab: 'Payments',
    next: 'Confirm',
    endedBy: ['Confirm payment', 'Refuse payment'],
    isPromised: true,
  },
  change: {
    may: 'decide on a change',
    tab: 'Changes',
    next: 'Decide',
    endedBy: ['Accept change', 'Refuse change'],
    isPromised: true,
  },
  representation: {
    may: 'decide on a representation',
    tab: 'Representations',
    next: 'Decide',
    endedBy: decidingActionNames,
    isPromised: true,
  },
  concern: {
    may: 'triage concerns',
    tab: 'Concerns',
    next: 'Open',
    endedBy: ['Close concern'],
    isPromised: true,
  },
  condition: {
    may: 'decide on a registration',
    tab: 'Conditions',
    next: 'Review',
    endedBy: ['Mark condition as met'],
  },
  'visit to plan': {
    may: 'plan an inspection',
    tab: 'Visits to plan',
    next: 'Open',
    endedBy: ['Change plan', 'Cancel inspection'],
  },
  visit: { may: 'carry out an inspection', tab: 'Visits', next: 'Open', endedBy: ['Finish inspection'] },
  report: { may: 'plan an inspection', tab: 'Reports to publish', next: 'Open', endedBy: ['Publish inspection'] },
  'finding reply': {
    may: 'decide on a corrective action',
    tab: 'Replies to findings',
    next: 'Decide',
    endedBy: ['Accept reply', 'Send reply back'],
    isPromised: true,
  },
  'inspection comments': {
    may: 'carry out an inspection',
    tab: 'Comments on reports',
    next: 'Open',
    endedBy: ['Answer comments'],
    isPromised: true,
  },
  import: { may: 'commit an import', tab: 'Imports', next: 'Decide', endedBy: ['Commit import', 'Send import back'] },
  flag: { may: 'accept a flag', tab: 'Flags', next: 'Open', endedBy: ['Accept flag'] },
  duties: { may: 'manage users', tab: 'Duties', next: 'Confirm', endedBy: ['Confirm duties', 'Withdraw duties'] },
  'bank account': {
    may: 'change the bank account',
    tab: 'Bank account',
    next: 'Confirm',
    endedBy: ['Confirm bank account', 'Withdraw bank account'],
  },
} as const satisfies Record<string, InboxRow>

/** What waits for an officer, by kind. */
export type InboxKind = keyof typeof inboxKinds

/** The names of the kinds, in the order of their tabs. */
export const inboxKindNames = [
  'application',
  'decision',
  'sign-off',
  'temporary approval',
  'payment',
  'change',
  'representation',
  'concern',
  'condition',
  'visit to plan',
  'visit',
  'report',
  'finding reply',
  'inspection comments',
  'import',
  'flag',
  'duties',
  'bank account',
] as const satisfies readonly InboxKind[]

/** Whether something waits in the inbox of whoever has a capability. */
export function bringsWork(capability: Capability): boolean {
  return inboxKindNames.some((kind) => inboxKind(kind).may === capability)
}

/** The row of a kind. */
export function inboxKind(kind: InboxKind): InboxRow {
  return inboxKinds[kind]
}
