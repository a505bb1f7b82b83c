import { confirmersOf, otherBankOfficers } from '@portal/domain/money/bank-account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import type { Context } from '../use-case/context.ts'
import {
  type BankAccountDetails,
  endProposal,
  getBankAccount,
  insertBankAccount,
  listBankAccounts,
  lockBankAccounts,
} from '../records/money/bank-accounts.ts'
import { notify } from '../records/messages/notifications.ts'
import { listAllOfficers } from '../records/accounts/officers.ts'

/** What the other officers who may change the account are told of each step, so that no change goes unnoticed. */
const messages = {
  proposed: {
    title: 'A bank account waits for confirmation',
    advice: 'Before you confirm it, compare it with a letter of the bank, not with what the officer sent you.',
  },
  confirmed: {
    title: 'The bank account of the ministry was changed',
    advice: 'Invoices show it from now on. If it is wrong, propose the right account at once.',
  },
  withdrawn: { title: 'A proposed bank account was withdrawn', advice: 'The present account stays in force.' },
} as const

/**
 * Proposes an account and returns its id. Without another officer who could confirm it, it takes effect at once. Each step
 * locks the accounts, so that of two officers exactly one succeeds and the other is checked against what the first one did.
 */
export async function proposeBankAccount(context: Context, account: BankAccountDetails): Promise<number> {
  const { db, user, now } = context
  await lockBankAccounts(db)
  await checkIsNew(context, account)
  const at = now.toISOString()
  const id = await insertBankAccount(db, { ...account, proposed_by: user.id, proposed_at: at })
  if (confirmersOf(user.id, await listAllOfficers(db)).includes(user.id)) {
    await endProposal(db, id, { confirmed_by: user.id, confirmed_at: at })
  }
  await recordStep(context, 'proposed', { ...account, id })
  await tellOthers(context, 'proposed', account)
  return id
}

/** Confirms an account that another officer proposed. */
export async function confirmBankAccount(context: Context, id: number): Promise<void> {
  const { db, user, now } = context
  const proposal = await lockProposal(context, id)
  if (!confirmersOf(proposal.proposer_id, await listAllOfficers(db)).includes(user.id)) {
    refuse('not_allowed', 'You proposed this account. Another officer must confirm it')
  }
  await endProposal(db, id, { confirmed_by: user.id, confirmed_at: now.toISOString() })
  await recordStep(context, 'confirmed', proposal)
  await tellOthers(context, 'confirmed', proposal)
}

/** Withdraws a proposed account, one's own or that of another officer. */
export async function withdrawBankAccount(context: Context, id: number): Promise<void> {
  const { db, user, now } = context
  const proposal = await lockProposal(context, id)
  await endProposal(db, id, { withdrawn_by: user.id, withdrawn_at: now.toISOString() })
  await recordStep(context, 'withdrawn', proposal)
  await tellOthers(context, 'withdrawn', proposal)
}

async function checkIsNew({ db }: Context, account: BankAccountDetails): Promise<void> {
  const accounts = await listBankAccounts(db)
  if (accounts.some(({ state }) => state === 'proposed')) {
    refuse('already_exists', 'An account waits for confirmation already. Confirm or withdraw it first')
  }
  const present = accounts.find(({ state }) => state === 'in force')
  const details = ['bank', 'account_name', 'account_number'] as const
  if (present && details.every((detail) => present[detail] === account[detail])) {
    refuse('already_exists', 'This account is in force already')
  }
}

async function lockProposal({ db }: Context, id: number) {
  await lockBankAccounts(db)
  const account = await getBankAccount(db, id)
  if (account.state !== 'proposed') {
    refuse('action_not_offered', 'Somebody has confirmed or withdrawn this account already')
  }
  return account
}

async function recordStep(
  context: Context,
  step: keyof typeof messages,
  { id, bank, account_name, account_number }: BankAccountDetails & { id: number },
): Promise<void> {
  await recordEntry(context.db, {
    ...doerOf(context),
    action: 'change_bank_account',
    about: { kind: 'bank_account', id },
    after: { step, bank, account_name, account_number },
  })
}

async function tellOthers(
  { db, user, now }: Context,
  step: keyof typeof messages,
  { bank, account_number, account_name }: BankAccountDetails,
): Promise<void> {
  const { title, advice } = messages[step]
  const body = `${bank}, ${account_number}, ${account_name}\nBy ${user.first_name} ${user.last_name}.\n${advice}`
  for (const user_id of otherBankOfficers(user.id, await listAllOfficers(db))) {
    await notify(db, { user_id, kind: 'bank-account', title, body, created_at: now.toISOString() })
  }
}
