import type { RegistrationAction } from './registration-action.ts'
import { approvedStates, pendingStates } from './registration-state.ts'

/** What happens to an application as a whole. Withdraw and Lapse go beyond the specification. */
export const applicationActions = {
  Submit: {
    may: 'submit a registration',
    offeredWhen: ['pending, not submitted', 'pending, returned', 'declined'],
    forOthersIf: 'no owner account',
    repeatsWhen: ['pending, submitted'],
    ofTypeChange: 'while licensed',
    leadsTo: 'pending',
    asks: ['a complete application'],
    message: 'Success',
    advice: { when: ['Approved, past its date'], text: 'Please renew it instead.' },
    recordedAs: 'submitted #',
    causes: {
      event: { text: 'Submitted to the ministry' },
      records: 'submission',
      endsReturn: 'resubmitted',
      takesSnapshot: true,
      notifiesReviewer: { kind: 'return', title: 'An application that was returned was submitted again' },
    },
  },
  'Answer return': {
    may: 'submit a registration',
    offeredWhen: ['pending, returned'],
    forOthersIf: 'no owner account',
    leadsTo: null,
    asks: ['an item of the return', 'an answer'],
    message: 'Your answer is saved',
    recordedAs: 'answered a remark on #',
    causes: {},
  },
  Withdraw: {
    may: 'withdraw a registration',
    offeredWhen: [...pendingStates, 'Awaiting decision'],
    leadsTo: null,
    asks: ['a reason (optional)'],
    message: 'Your application is withdrawn',
    advice: { when: ['Temporarily approved', ...approvedStates, 'declined'], text: 'It has been decided.' },
    recordedAs: 'withdrew #',
    causes: { event: { text: 'Withdrawn' }, records: 'end', endsReturn: 'decided' },
    causesOfTypeChange: { event: { text: 'Withdrawn' }, records: 'end', endsReturn: 'decided', restoresContents: true },
  },
  Lapse: {
    may: 'end a declined registration',
    offeredWhen: ['declined'],
    leadsTo: null,
    asks: ['`lapse_months` since the decision'],
    message: null,
    recordedAs: 'ended the declined #',
    causes: { event: { text: 'Ended' }, records: 'end' },
  },
} as const satisfies Record<string, RegistrationAction>
