import { type BankAccountActionName, bankAccountAction } from '@portal/domain/actions/bank-account.ts'
import { confirmersOf, otherBankOfficers } from '@portal/domain/money/bank-account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { listAllOfficers } from '../records/accounts/officers.ts'
import { notify } from '../records/messages/notifications.ts'
import {
  type BankAccountDetails,
  type BankAccountRow,
  endProposal,
  listBankAccounts,
  lockBankAccounts,
} from '../records/money/bank-accounts.ts'
import type { Acting, Caller } from '../use-case/context.ts'
import type { Carried, Kind } from './kind.ts'

/**
 * The actions on the account to which owners pay. Each locks all accounts, so that of two officers exactly one succeeds and the
 * other is checked against what the first one did.
 */
interface OnBankAccount {
  context: Acting & Pick<Caller, 'user'>
  name: BankAccountActionName
  /** The account; none yet when one is proposed. */
  id: number | undefined
  input: { proposed?: BankAccountDetails }
  facts: { accounts: BankAccountRow[]; officers: Awaited<ReturnType<typeof listAllOfficers>> }
  /** What is proposed. */
  checked: BankAccountDetails
  written: { id: number }
}

export const onBankAccount: Kind<OnBankAccount> = {
  async lock({ db }) {
    await lockBankAccounts(db)
    return { accounts: await listBankAccounts(db), officers: await listAllOfficers(db) }
  },

  async check({ context, name, id, facts: { accounts, officers }, input }) {
    if (input.proposed) return checkIsNew(accounts, input.proposed)
    const proposal = accounts.find((row) => row.id === id) ?? refuse('not_found', 'This account was never proposed')
    if (!bankAccountAction(name).offeredWhen.some((state) => state === proposal.state)) {
      refuse('action_not_offered', 'Somebody has confirmed or withdrawn this account already')
    }
    const isConfirming = bankAccountAction(name).step === 'confirmed'
    if (isConfirming && !confirmersOf(proposal.proposer_id, officers).includes(context.user.id)) {
      refuse('not_allowed', 'You proposed this account. Another officer must confirm it')
    }
    return proposal
  },

  async write(action, { id }) {
    const { name, checked } = action
    const { step, causes } = bankAccountAction(name)
    await end(action, id)
    const { bank, account_name, account_number } = checked
    const about = { kind: 'bank_account', id } as const
    return {
      causes,
      entry: { action: 'change_bank_account', about, after: { step, bank, account_name, account_number } },
      async enter() {
        await tellOthers(action)
        return []
      },
    }
  },
}

function checkIsNew(accounts: readonly BankAccountRow[], account: BankAccountDetails): BankAccountDetails {
  if (accounts.some(({ state }) => state === 'proposed')) {
    refuse('already_exists', 'An account waits for confirmation already. Confirm or withdraw it first')
  }
  const present = accounts.find(({ state }) => state === 'in force')
  const details = ['bank', 'account_name', 'account_number'] as const
  if (present && details.every((detail) => present[detail] === account[detail])) {
    refuse('already_exists', 'This account is in force already')
  }
  return account
}

/** Without another officer who could confirm it, what is proposed takes effect at once. */
async function end({ context, name, facts }: Carried<OnBankAccount>, id: number): Promise<void> {
  const { db, user, now } = context
  const at = now.toISOString()
  const { step } = bankAccountAction(name)
  const confirmed = { confirmed_by: user.id, confirmed_at: at }
  const ends = {
    proposed: confirmersOf(user.id, facts.officers).includes(user.id) ? confirmed : undefined,
    confirmed,
    withdrawn: { withdrawn_by: user.id, withdrawn_at: at },
  }
  if (ends[step]) await endProposal(db, id, ends[step])
}

async function tellOthers({ context, name, facts, checked }: Carried<OnBankAccount>): Promise<void> {
  const { db, user, now } = context
  const { title, advice } = bankAccountAction(name).tellsOthers
  const { bank, account_number, account_name } = checked
  const body = `${bank}, ${account_number}, ${account_name}\nBy ${user.first_name} ${user.last_name}.\n${advice}`
  for (const user_id of otherBankOfficers(user.id, facts.officers)) {
    await notify(db, { user_id, kind: 'bank-account', title, body, created_at: now.toISOString() })
  }
}
