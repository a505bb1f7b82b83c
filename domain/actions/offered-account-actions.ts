import { isOfficer, mayDo, type Person } from '../accounts/capabilities.ts'
import { hasSameDuties, mayConfirmDuties } from '../accounts/given-duties.ts'
import { refuse } from '../refusal.ts'
import { type AccountActionName, type AccountState, accountAction, accountActionNames } from './account.ts'

/** What decides which actions on an account are offered. */
export interface AccountFacts extends Person {
  id: number
  disabled_at: string | null
  must_change_password: boolean
  /** Nobody else manages users. */
  is_last_manager: boolean
}

/** The state of an account. */
export function accountState({
  disabled_at,
  must_change_password,
}: Pick<AccountFacts, 'disabled_at' | 'must_change_password'>): AccountState {
  if (disabled_at !== null) return 'disabled'
  return must_change_password ? 'invited' : 'active'
}

/** What an officer may do with an account. */
export function offeredAccountActions(officer: Person & { id: number }, account: AccountFacts): AccountActionName[] {
  return accountActionNames.filter((name) => {
    const { may, offeredWhen, notForOneself, removesManager, isAboutWaitingDuties } = accountAction(name)
    if (isAboutWaitingDuties) return false
    if (removesManager && account.is_last_manager) return false
    if (notForOneself && officer.id === account.id) return false
    return mayDo(officer, may) && offeredWhen.includes(accountState(account))
  })
}

/** What an officer may do with duties of the account that wait. */
export function offeredDutyActions(
  officer: Person & { id: number },
  account: AccountFacts,
  giverId: number,
): AccountActionName[] {
  return accountActionNames.filter((name) => {
    const { may, offeredWhen, isAboutWaitingDuties } = accountAction(name)
    if (!isAboutWaitingDuties || !mayDo(officer, may) || !offeredWhen.includes(accountState(account))) return false
    return name !== 'Confirm duties' || mayConfirmDuties(officer, { giverId, receiverId: account.id })
  })
}

/** Throws Refusal `action_not_offered` unless the action is offered. */
export function checkAccountAction(
  name: AccountActionName,
  officer: Person & { id: number },
  account: AccountFacts,
): void {
  const { removesManager, notForOneself, isAboutWaitingDuties, offeredWhen } = accountAction(name)
  const offered = offeredAccountActions(officer, account)
  if (offered.includes(name) || (isAboutWaitingDuties && offeredWhen.includes(accountState(account)))) return
  if (removesManager && account.is_last_manager) refuseWithoutManager(offered)
  const detail =
    notForOneself && officer.id === account.id
      ? 'You cannot do this to your own account. Another officer who manages users can.'
      : `${name} is not possible while this account is ${accountState(account)}.`
  refuse('action_not_offered', detail, { offered })
}

/**
 * Throws Refusal `action_not_offered` if an officer would lose duties that nobody else has and that somebody must have, and
 * for a change of one's own duties.
 */
export function checkDuties(officer: { id: number }, account: AccountFacts, duties: Person['duties']): void {
  if (account.is_last_manager && !duties.includes('users')) refuseWithoutManager([])
  if (officer.id === account.id && !hasSameDuties(duties, account.duties)) {
    const detail = 'You cannot change your own duties. Another officer who manages users can.'
    refuse('action_not_offered', detail, { offered: [] })
  }
  if (!isOfficer(account) && duties.length > 0) {
    const message = 'Only officers have duties'
    refuse('invalid_input', message, { errors: { duties: [message] } })
  }
}

function refuseWithoutManager(offered: string[]): never {
  return refuse(
    'action_not_offered',
    'Nobody else could manage officers then. Give another officer the duty “users” first.',
    { offered },
  )
}
