import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/bank-account.ts'
import { type BankAccountState, confirmersOf } from '@portal/domain/money/bank-account.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { confirmBankAccount, proposeBankAccount, withdrawBankAccount } from '../../actions/act-on-bank-account.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { type BankAccountRow, getBankAccount, listBankAccounts } from '../../records/money/bank-accounts.ts'
import { listAllOfficers } from '../../records/accounts/officers.ts'

/** The account to which owners pay, and changing it with a second officer. */
export function bankAccountRoutes(serve: Serve): void {
  serve(calls.showBankAccount, showBankAccount)
  serve(calls.proposeBankAccount, propose)
  serve(calls.confirmBankAccount, async (context, { params: { id } }) => {
    await confirmBankAccount(context, id)
    return { message: 'Confirmed. Invoices show this account now.', data: await showOne(context, id) }
  })
  serve(calls.withdrawBankAccount, async (context, { params: { id } }) => {
    await withdrawBankAccount(context, id)
    return { message: 'Withdrawn', data: await showOne(context, id) }
  })
}

/** The wire names the officers, without their ids. */
function onWire({ proposer_id: _, ...account }: BankAccountRow) {
  return account
}

async function showOne({ db }: Context, id: number) {
  return onWire(await getBankAccount(db, id))
}

async function showBankAccount({ db, user }: Context) {
  const accounts = await listBankAccounts(db)
  const officers = await listAllOfficers(db)
  const inState = (state: BankAccountState) => accounts.find((account) => account.state === state)
  const [present, proposed] = [inState('in force'), inState('proposed')]
  const before = accounts.filter((account) => account !== present && account !== proposed)
  const mayChange = mayDo(user, 'change the bank account')
  return {
    data: present ? onWire(present) : null,
    proposed: proposed ? onWire(proposed) : null,
    history: before.toReversed().slice(0, 100).map(onWire),
    may_confirm: mayChange && proposed !== undefined && confirmersOf(proposed.proposer_id, officers).includes(user.id),
    needs_confirmation: !confirmersOf(user.id, officers).includes(user.id),
  }
}

async function propose(context: Context, { body }: Input<typeof calls.proposeBankAccount>) {
  const { bank, account_name, account_number } = body
  const id = await proposeBankAccount(context, { bank, account_name, account_number })
  const data = await showOne(context, id)
  const message =
    data.state === 'proposed'
      ? 'Proposed. Another officer has to confirm it.'
      : 'Saved. Invoices show this account now.'
  return { message, data }
}
