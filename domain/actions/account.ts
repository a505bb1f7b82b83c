import type { Action } from './action.ts'

/** The states of an account in the action table. An invited person has not yet replaced the generated password. */
export const accountStates = ['invited', 'active', 'disabled'] as const

/** One of `accountStates`. */
export type AccountState = (typeof accountStates)[number]

/** What officers do with the accounts of others. */
export const accountActionNames = [
  'Change account',
  'Confirm duties',
  'Withdraw duties',
  'Disable',
  'Enable',
  'Reset password',
  'Make one-time code',
  'Remove second factor',
  'End sessions',
] as const

/** One of `accountActionNames`. */
export type AccountActionName = (typeof accountActionNames)[number]

interface AccountAction extends Action<AccountState, never> {
  /** Not for one's own account: that is managed on a screen of its own, with the present password. */
  notForOneself?: true
  /** The person is signed out everywhere. */
  endsSessions?: true
  /** It is refused for the last officer who manages users. */
  removesManager?: true
  /** It is about duties that wait, and offered with each of them. */
  isAboutWaitingDuties?: true
}

const whileEnabled = ['invited', 'active'] as const

/** What can happen to an account besides what its person does, who may do it, when, and what follows. */
export const accountActions = {
  'Change account': {
    may: 'manage users',
    offeredWhen: accountStates,
    leadsTo: null,
    asks: ['name, phone number and duties'],
    message: 'Saved',
    recordedAs: 'changed #',
    causes: {
      tellsPerson: {
        title: 'The ministry changed your account',
        text: 'An officer changed your name, your phone number or your duties.',
      },
    },
  },
  'Confirm duties': {
    may: 'manage users',
    offeredWhen: whileEnabled,
    isAboutWaitingDuties: true,
    leadsTo: null,
    asks: [],
    message: 'The duties are confirmed',
    recordedAs: 'confirmed duties of #',
    causes: {
      tellsPerson: {
        title: 'The ministry changed your account',
        text: 'A second officer confirmed duties that you were given.',
      },
    },
  },
  'Withdraw duties': {
    may: 'manage users',
    offeredWhen: accountStates,
    isAboutWaitingDuties: true,
    leadsTo: null,
    asks: [],
    message: 'The duties are withdrawn',
    recordedAs: 'withdrew duties of # that waited',
    causes: {
      tellsPerson: {
        title: 'The ministry changed your account',
        text: 'An officer withdrew duties that waited to be confirmed.',
      },
    },
  },
  Disable: {
    may: 'manage users',
    offeredWhen: whileEnabled,
    notForOneself: true,
    endsSessions: true,
    removesManager: true,
    leadsTo: null,
    asks: [],
    message: 'The account is disabled',
    recordedAs: 'disabled #',
    causes: {
      tellsPerson: {
        title: 'The ministry disabled your account',
        text: 'You were logged out everywhere and cannot log in.',
      },
    },
  },
  Enable: {
    may: 'manage users',
    offeredWhen: ['disabled'],
    leadsTo: null,
    asks: [],
    message: 'The account is enabled',
    recordedAs: 'enabled #',
    causes: {
      tellsPerson: {
        title: 'The ministry enabled your account again',
        text: 'You can log in with the password you had.',
      },
    },
  },
  'Reset password': {
    may: 'manage users',
    offeredWhen: whileEnabled,
    notForOneself: true,
    endsSessions: true,
    leadsTo: null,
    asks: [],
    message: 'The password is reset',
    recordedAs: 'reset the password of #',
    causes: {
      tellsPerson: {
        title: 'The ministry reset your password',
        text: 'An officer replaced your password by one that the portal generated, and has seen it. You were logged out everywhere.',
      },
    },
  },
  'Make one-time code': {
    may: 'issue a reset code',
    offeredWhen: whileEnabled,
    notForOneself: true,
    leadsTo: null,
    asks: [],
    message: 'The code is made',
    recordedAs: 'made a code for a new password of #',
    causes: {
      tellsPerson: {
        title: 'The ministry made a code for a new password',
        text: 'An officer made a one-time code for your account at the counter. Whoever has it can choose a new password within an hour.',
      },
    },
  },
  'Remove second factor': {
    may: "remove a person's second factor",
    offeredWhen: whileEnabled,
    notForOneself: true,
    leadsTo: null,
    asks: [],
    message: 'The second factor is removed',
    recordedAs: 'removed the second factor of #',
    causes: {
      tellsPerson: {
        title: 'The ministry removed your second factor',
        text: 'Logging in no longer asks for a code of your app.',
      },
    },
  },
  'End sessions': {
    may: 'manage users',
    offeredWhen: whileEnabled,
    notForOneself: true,
    endsSessions: true,
    leadsTo: null,
    asks: [],
    message: 'The person is logged out everywhere',
    recordedAs: 'logged out # everywhere',
    causes: {
      tellsPerson: {
        title: 'The ministry logged you out everywhere',
        text: 'You can log in again with the same password.',
      },
    },
  },
} as const satisfies Record<AccountActionName, AccountAction>

/** The row of an action. */
export function accountAction(name: AccountActionName): AccountAction {
  return accountActions[name]
}
