import type { BankAccountState } from '../money/bank-account.ts'
import type { Action } from './action.ts'

/** The states in the action table: that of the account, or that none is proposed. */
export const bankAccountActionStates = ['none proposed', 'proposed'] as const

type ActionState = (typeof bankAccountActionStates)[number]

interface BankAccountAction extends Omit<Action<ActionState, BankAccountState>, 'recordedAs'> {
  /** How the audit record names the step. It has one event for all of them, `change_bank_account`. */
  step: 'proposed' | 'confirmed' | 'withdrawn'
  /** What the other officers who may change the account are told, so that no change goes unnoticed. */
  tellsOthers: { title: string; advice: string }
}

const may = 'change the bank account'

/** What officers do with the account to which owners pay. Another officer confirms what one has proposed. */
export const bankAccountActions = {
  'Propose bank account': {
    may,
    offeredWhen: ['none proposed'],
    leadsTo: 'proposed',
    step: 'proposed',
    asks: ['the bank', 'the name and the number of the account'],
    message: 'Proposed. Another officer has to confirm it.',
    tellsOthers: {
      title: 'A bank account waits for confirmation',
      advice: 'Before you confirm it, compare it with a letter of the bank, not with what the officer sent you.',
    },
    causes: {},
  },
  'Confirm bank account': {
    may,
    offeredWhen: ['proposed'],
    leadsTo: 'in force',
    step: 'confirmed',
    asks: [],
    message: 'Confirmed. Invoices show this account now.',
    tellsOthers: {
      title: 'The bank account of the ministry was changed',
      advice: 'Invoices show it from now on. If it is wrong, propose the right account at once.',
    },
    causes: {},
  },
  'Withdraw bank account': {
    may,
    offeredWhen: ['proposed'],
    leadsTo: 'withdrawn',
    step: 'withdrawn',
    asks: [],
    message: 'Withdrawn',
    tellsOthers: {
      title: 'A proposed bank account was withdrawn',
      advice: 'The present account stays in force.',
    },
    causes: {},
  },
} as const satisfies Record<string, BankAccountAction>

/** One of the actions on a bank account. */
export type BankAccountActionName = keyof typeof bankAccountActions

/** The row of an action. */
export function bankAccountAction(name: BankAccountActionName): BankAccountAction {
  return bankAccountActions[name]
}
