import type { DecidedStatus, RegistrationStatus } from '../registration-status.ts'
import type { PrintedKind } from '../certificate.ts'
import type { Action } from './action.ts'
import { type RegistrationState, registrationStates } from './registration-state.ts'

/** The officer's decisions in the order of their buttons. Spec §4. */
export const decisionNames = ['Temporary Approval', 'Approve', 'Decline'] as const

/** One of `decisionNames`. */
export type DecisionName = (typeof decisionNames)[number]

/** What an owner does with the whole application. Withdraw goes beyond the specification. */
const ownerActions = ['Submit', 'Withdraw'] as const

/** The print buttons, word for word. Spec §4. */
export const printables = ['Print Certificate', 'Print Temporarily Statement'] as const

/** One of `printables`. */
export type Printable = (typeof printables)[number]

/** The actions that the wire lists as `offered`, in this order. */
export const offeredNames = [...decisionNames, ...ownerActions, ...printables] as const

/** One of `offeredNames`. */
export type OfferedName = (typeof offeredNames)[number]

/** What officers do with the assignment of a case. */
export const caseActionNames = ['Take case', 'Give case', 'Put back'] as const

/** One of `caseActionNames`. */
export type CaseActionName = (typeof caseActionNames)[number]

/** Everything that can happen to a registration. */
export type RegistrationActionName = OfferedName | CaseActionName | 'Lapse' | 'Consider' | 'Comment' | 'Change contents'

/** A row of the table below. */
export interface RegistrationAction extends Action<RegistrationState, RegistrationStatus> {
  /** Offered even when a newer registration of the facility has replaced this one. */
  evenIfSuperseded?: true
  /** Succeeds again in these states and changes nothing, so that a click sent twice does no harm. */
  repeatsWhen?: readonly RegistrationState[]
  /** The status changes only in these states, and only when everything asked for is given. */
  movesWhen?: readonly RegistrationState[]
  /** The states in which it is offered besides to people whose capability reaches everything. */
  alsoWithReachAny?: readonly RegistrationState[]
  /** For people whose capability reaches everything, it is offered only if the facility has no owner account. */
  forOthersIf?: 'no owner account'
  /** Added to a refusal: what to do instead. */
  advice?: { when: readonly RegistrationState[]; text: string }
  prints?: PrintedKind
}

const pending = ['pending, not submitted', 'pending, submitted'] as const
const approved = ['Approved, in force', 'Approved, past its date'] as const
const undecided = [...pending, 'Awaiting decision', 'Temporarily approved'] as const
const unended = registrationStates.filter((state) => state !== 'ended')

/** What can happen to a registration, who may do it, when, and what follows. Spec §4. */
export const registrationActions = {
  'Temporary Approval': {
    may: 'decide on a registration',
    offeredWhen: [...pending, 'declined'],
    leadsTo: 'Temporarily approved',
    asks: ['a reason (optional)'],
    message: 'Temporarily approved successfully!',
    causes: {
      event: {},
      records: 'decision',
      issues: 'statement',
      notifiesOwner: {
        kind: 'decision',
        title: 'Your registration is temporarily approved',
        about: 'registration',
        next: 'You can print the temporary statement of approval now.',
      },
    },
  },
  Approve: {
    may: 'decide on a registration',
    offeredWhen: ['Awaiting decision', 'Temporarily approved', 'declined'],
    leadsTo: 'Approved',
    asks: ['a reason (optional)'],
    message: 'Approved successfully!',
    causes: {
      event: {},
      records: 'decision',
      issues: 'certificate',
      takesSnapshot: true,
      notifiesOwner: {
        kind: 'decision',
        title: 'Your registration is approved',
        about: 'registration',
        next: 'You can print the certificate now.',
      },
    },
  },
  Decline: {
    may: 'decide on a registration',
    offeredWhen: [...pending, 'Awaiting decision', 'Temporarily approved', 'Approved, past its date'],
    leadsTo: 'declined',
    asks: ['a reason (optional)'],
    message: 'Declined successfully!',
    causes: {
      event: {},
      records: 'decision',
      notifiesOwner: {
        kind: 'decision',
        title: 'Your registration was declined',
        about: 'registration',
        next: 'Read the remarks, put right what is missing and submit again.',
      },
    },
  },
  Submit: {
    may: 'submit a registration',
    offeredWhen: ['pending, not submitted', 'declined'],
    forOthersIf: 'no owner account',
    repeatsWhen: ['pending, submitted'],
    leadsTo: 'pending',
    asks: ['a complete application'],
    message: 'Success',
    advice: { when: ['Approved, past its date'], text: 'Please renew it instead.' },
    causes: { event: { text: 'Submitted to the ministry' }, records: 'submission', takesSnapshot: true },
  },
  Withdraw: {
    may: 'withdraw a registration',
    offeredWhen: [...pending, 'Awaiting decision'],
    leadsTo: null,
    asks: ['a reason (optional)'],
    message: 'Your application is withdrawn',
    advice: { when: ['Temporarily approved', ...approved, 'declined'], text: 'It has been decided.' },
    causes: { event: { text: 'Withdrawn' }, records: 'end' },
  },
  Lapse: {
    may: 'end a declined registration',
    offeredWhen: ['declined'],
    leadsTo: null,
    asks: ['`lapse_months` since the decision'],
    message: null,
    causes: { event: { text: 'Ended, because nothing followed the decision' }, records: 'end' },
  },
  Consider: {
    may: 'consider a registration',
    offeredWhen: unended,
    evenIfSuperseded: true,
    movesWhen: pending,
    leadsTo: 'Awaiting decision',
    asks: ['the Consideration form, with both verdicts'],
    message: 'Updated successfully!',
    causes: { event: { text: 'Considered' }, takesSnapshot: true },
  },
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
  Comment: {
    may: 'comment on a registration',
    offeredWhen: registrationStates,
    evenIfSuperseded: true,
    leadsTo: null,
    asks: ['a comment, for the owner or not'],
    message: 'Added Successfully',
    causes: {
      notifiesOwner: { kind: 'remark', title: 'The ministry has a remark for you', about: 'registration' },
    },
  },
  'Change contents': {
    may: 'change registration contents',
    offeredWhen: [...pending, 'Temporarily approved', 'declined'],
    evenIfSuperseded: true,
    alsoWithReachAny: ['Awaiting decision'],
    leadsTo: null,
    asks: ['what is added, changed or removed', 'a reason from an officer (optional)'],
    message: null,
    causes: {
      event: {},
      notifiesOwner: { kind: 'correction', title: 'The ministry changed your application', about: 'registration' },
    },
  },
  'Print Certificate': {
    may: 'print a certificate or statement',
    offeredWhen: approved,
    evenIfSuperseded: true,
    leadsTo: null,
    asks: [],
    message: null,
    advice: { when: registrationStates, text: 'It must be Approved.' },
    prints: 'certificate',
    causes: {},
  },
  'Print Temporarily Statement': {
    may: 'print a certificate or statement',
    offeredWhen: ['Temporarily approved'],
    evenIfSuperseded: true,
    leadsTo: null,
    asks: [],
    message: null,
    advice: { when: registrationStates, text: 'It must be Temporarily approved.' },
    prints: 'statement',
    causes: {},
  },
} as const satisfies Record<RegistrationActionName, RegistrationAction> &
  Record<DecisionName, { leadsTo: DecidedStatus }>
