import type { RegistrationAction } from './registration-action.ts'
import { pendingStates, registrationStates } from './registration-state.ts'

const unended = registrationStates.filter((state) => state !== 'ended')

/** What happens to an application while it is considered. Spec §4. Return goes beyond the specification. */
export const considerationActions = {
  Consider: {
    may: 'consider a registration',
    offeredWhen: unended,
    evenIfSuperseded: true,
    needsSeparateHands: true,
    movesWhen: ['pending, not submitted', 'pending, submitted'],
    leadsTo: 'Awaiting decision',
    asks: ['the Consideration form, with both verdicts'],
    message: 'Updated successfully!',
    recordedAs: 'considered #',
    causes: { event: { text: 'Considered' }, takesSnapshot: true },
  },
  Return: {
    may: 'return a registration',
    offeredWhen: ['pending, submitted', 'Awaiting decision'],
    leadsTo: 'pending',
    asks: ['what is to be corrected, with a remark each', 'the day by which it is asked for'],
    message: 'Returned to the owner for correction',
    recordedAs: 'returned # for correction',
    causes: {
      event: { text: 'Returned for correction' },
      takesSnapshot: true,
      writesLetter: 'return',
      notifiesOwner: {
        kind: 'return',
        title: 'The ministry returned your application for correction',
        about: 'registration',
        next: 'Correct what is named, then submit the application again.',
      },
    },
  },
  Comment: {
    may: 'comment on a registration',
    offeredWhen: registrationStates,
    evenIfSuperseded: true,
    alsoOnPaper: true,
    leadsTo: null,
    asks: ['a comment, for the owner or not'],
    message: 'Added Successfully',
    recordedAs: 'remarked on #',
    causes: {
      notifiesOwner: { kind: 'remark', title: 'The ministry has a remark for you', about: 'registration' },
    },
  },
  'Remind owner': {
    may: 'comment on a registration',
    offeredWhen: [...pendingStates, 'Awaiting decision'],
    leadsTo: null,
    asks: ['something that its owner has to do, and `reminderDays` since the reminder before'],
    message: null,
    recordedAs: 'reminded the owner of #',
    causes: {
      event: { text: 'Reminded the owner' },
      records: 'reminder',
      notifiesOwner: {
        kind: 'remark',
        title: 'Your application waits for you',
        about: 'registration',
        next: 'Open the application to see what is to be done.',
      },
    },
  },
  'Change contents': {
    may: 'change registration contents',
    offeredWhen: [...pendingStates, 'Temporarily approved', 'declined'],
    evenIfSuperseded: true,
    alsoWithReachAny: ['Awaiting decision'],
    leadsTo: null,
    asks: ['what is added, changed or removed', 'a reason from an officer (optional)'],
    message: null,
    recordedAs: 'changed the application of #',
    causes: {
      event: {},
      notifiesOwner: { kind: 'correction', title: 'The ministry changed your application', about: 'registration' },
    },
  },
} as const satisfies Record<string, RegistrationAction>
