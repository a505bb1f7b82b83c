import type { RegistrationAction } from './registration-action.ts'
import { pendingStates, registrationStates } from './registration-state.ts'

const unended = registrationStates.filter((state) => state !== 'ended')

/** What happens to the contents of an application while it is considered. Spec §4. */
export const considerationActions = {
  Consider: {
    may: 'consider a registration',
    offeredWhen: unended,
    evenIfSuperseded: true,
    movesWhen: pendingStates,
    leadsTo: 'Awaiting decision',
    asks: ['the Consideration form, with both verdicts'],
    message: 'Updated successfully!',
    causes: { event: { text: 'Considered' }, takesSnapshot: true },
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
    offeredWhen: [...pendingStates, 'Temporarily approved', 'declined'],
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
} as const satisfies Record<string, RegistrationAction>
