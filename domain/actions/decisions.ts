import type { DecidedStatus } from '../applications/registration-status.ts'
import type { RegistrationAction } from './registration-action.ts'
import { pendingStates } from './registration-state.ts'

/** The officer's decisions in the order of their buttons. Spec §4. */
export const decisionNames = ['Temporary Approval', 'Approve', 'Decline'] as const

/** One of `decisionNames`. */
export type DecisionName = (typeof decisionNames)[number]

/** What an officer decides on an application. Spec §4. */
export const decisions = {
  'Temporary Approval': {
    may: 'decide on a registration',
    offeredWhen: [...pendingStates, 'declined'],
    needsGoodStanding: true,
    ofTypeChange: 'never',
    leadsTo: 'Temporarily approved',
    asks: ['a reason (optional)', 'conditions (optional)'],
    message: 'Temporarily approved successfully!',
    recordedAs: 'temporarily approved #',
    causes: {
      event: {},
      records: 'decision',
      endsReturn: 'decided',
      issues: 'statement',
      writesLetter: 'temporary approval',
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
    needsSeparateHands: true,
    needsGoodStanding: true,
    ofTypeChange: 'while licensed',
    leadsTo: 'Approved',
    asks: ['a reason (optional)', 'conditions (optional)'],
    message: 'Approved successfully!',
    recordedAs: 'approved #',
    causes: {
      event: {},
      records: 'decision',
      endsReturn: 'decided',
      issues: 'certificate',
      writesLetter: 'approval',
      takesSnapshot: true,
      notifiesOwner: {
        kind: 'decision',
        title: 'Your registration is approved',
        about: 'registration',
        next: 'You can print the certificate now.',
      },
    },
    causesOfTypeChange: {
      event: {},
      records: 'decision',
      endsReturn: 'decided',
      changesType: true,
      issuesAgain: 'certificate or statement',
      writesLetter: 'change of type',
      takesSnapshot: true,
      notifiesOwner: {
        kind: 'decision',
        title: 'The change of type is approved',
        about: 'facility',
        next: 'A certificate of the portal is issued again with the new type: print it from the page of the facility.',
      },
    },
  },
  Decline: {
    may: 'decide on a registration',
    offeredWhen: [...pendingStates, 'Awaiting decision', 'Temporarily approved', 'Approved, past its date'],
    leadsTo: 'declined',
    asks: ['a reason (optional)'],
    message: 'Declined successfully!',
    recordedAs: 'declined #',
    causes: {
      event: {},
      records: 'decision',
      endsReturn: 'decided',
      writesLetter: 'decline',
      notifiesOwner: {
        kind: 'decision',
        title: 'Your registration was declined',
        about: 'registration',
        next: 'Read the remarks, put right what is missing and submit again.',
      },
    },
    causesOfTypeChange: {
      event: {},
      records: 'decision',
      endsReturn: 'decided',
      restoresContents: true,
      writesLetter: 'decline',
      notifiesOwner: {
        kind: 'decision',
        title: 'The change of type was declined',
        about: 'registration',
        next: 'Read the remarks. The licence stays as it is. You can ask for another change from the page of the facility.',
      },
    },
  },
} as const satisfies Record<DecisionName, RegistrationAction & { leadsTo: DecidedStatus }>
