import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/bank-account.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { type BankAccountActionName, bankAccountAction } from '@portal/domain/actions/bank-account.ts'
import { type BankAccountState, confirmersOf } from '@portal/domain/money/bank-account.ts'
import { act } from '../../actions/act.ts'
import { onBankAccount } from '../../actions/bank-account.ts'
import { listAllOfficers } from '../../records/accounts/officers.ts'
import {
  type BankAccountRow,
  getBankAccount,
  insertBankAccount,
  listBankAccounts,
} from '../../records/money/bank-accounts.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The account to which owners pay, and changing it with a second officer. */
export function bankAccountRoutes(serve: Serve): void {
  serve(calls.showBankAccount, showBankAccount)
  serve(calls.proposeBankAccount, propose)
  serve(calls.confirmBankAccount, (context, { params }) => endProposal(context, 'Confirm bank account', params.id))
  serve(calls.withdrawBankAccount, (context, { params }) => endProposal(context, 'Withdraw bank account', params.id))
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
  const proposed = { bank, account_name, account_number }
  const name = 'Propose bank account'
  return act(context, onBankAccount, name, undefined, {
    input: { proposed },
    async write({ context: { db, user, now } }) {
      return { id: await insertBankAccount(db, { ...proposed, proposed_by: user.id, proposed_at: now.toISOString() }) }
    },
    async reply({ id }) {
      const data = await showOne(context, id)
      const isInForce = data.state !== 'proposed'
      return { message: isInForce ? 'Saved. Invoices show this account now.' : messageOf(name), data }
    },
  })
}

function endProposal(context: Context, name: BankAccountActionName, id: number) {
  return act(context, onBankAccount, name, id, {
    input: {},
    write: () => Promise.resolve({ id }),
    reply: async () => ({ message: messageOf(name), data: await showOne(context, id) }),
  })
}

const messageOf = (name: BankAccountActionName) => bankAccountAction(name).message ?? ''
