import { mayDo, type Person } from '../accounts/capabilities.ts'

/** What becomes of an account that an officer proposed as the one to which owners pay. */
export const bankAccountStates = ['proposed', 'in force', 'replaced', 'withdrawn'] as const

/** One of `bankAccountStates`. */
export type BankAccountState = (typeof bankAccountStates)[number]

interface Officer extends Person {
  id: number
  is_disabled: boolean
}

/** The officers besides this one who may change the ministry's bank account now. */
export function otherBankOfficers(id: number, officers: readonly Officer[]): number[] {
  return officers
    .filter((officer) => officer.id !== id && !officer.is_disabled && mayDo(officer, 'change the bank account'))
    .map((officer) => officer.id)
}

/**
 * Who may confirm a proposed account: another officer, so that nobody can divert the payments of owners alone. Only while there
 * is no other officer the proposer may, and then the proposal takes effect at once.
 */
export function confirmersOf(proposedBy: number, officers: readonly Officer[]): number[] {
  const others = otherBankOfficers(proposedBy, officers)
  return others.length > 0 ? others : [proposedBy]
}

interface Ends {
  confirmed_at: string | null
  withdrawn_at: string | null
}

/** Adds the state to each account. They are in the order of proposing; the last one that was confirmed is in force. */
export function withStates<A extends Ends>(accounts: readonly A[]): (A & { state: BankAccountState })[] {
  const inForce = accounts.findLast(({ confirmed_at }) => confirmed_at !== null)
  const stateOf = (account: A): BankAccountState => {
    if (account.withdrawn_at !== null) return 'withdrawn'
    if (account.confirmed_at === null) return 'proposed'
    return account === inForce ? 'in force' : 'replaced'
  }
  return accounts.map((account) => ({ ...account, state: stateOf(account) }))
}
