import type { RegistrationAction } from './registration-action.ts'

/** What happens to a temporary approval that nobody has decided on when it ends. */
export const extensionActions = {
  Extend: {
    may: 'decide on a registration',
    offeredWhen: ['Temporarily approved'],
    needsGoodStanding: true,
    onlyOnce: true,
    leadsTo: null,
    asks: ['a reason'],
    message: 'The temporary approval is extended',
    recordedAs: 'extended the temporary approval of #',
    causes: {
      event: { text: 'Extended' },
      records: 'extension',
      issuesAgain: 'statement',
      writesLetter: 'extension',
      notifiesOwner: {
        kind: 'decision',
        title: 'Your temporary approval is extended',
        about: 'registration',
        next: 'You can print the statement with the new last day now. It is not extended again.',
      },
    },
  },
  'Tell of the end': {
    may: 'tell of the end of a temporary approval',
    offeredWhen: ['Temporarily approved'],
    leadsTo: null,
    asks: ['its last day has passed, and nothing was said of it'],
    message: null,
    recordedAs: 'told the owner that # has ended',
    causes: {
      notifiesOwner: {
        kind: 'decision',
        title: 'Your temporary approval has ended',
        about: 'registration',
        next: 'The statement does not count any more. Put right what is outstanding and ask the ministry to decide, or to extend it if it was not extended before.',
      },
    },
  },
} as const satisfies Record<string, RegistrationAction>
