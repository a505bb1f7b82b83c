import { z } from 'zod'
import { call } from '../../call.ts'
import { byId } from '../../fields/fields.ts'
import { bankAccount } from '../bank-account.ts'
import { bankAccountForm } from '../bank-account-form.ts'

/** The account to which owners pay, with a proposed one and everything before. */
export const showBankAccount = call('GET', '/api/bank-account', {
  feature: 'bank-account',
  summary: "The ministry's bank account, the one that waits for a second officer, and the newest of before.",
  may: 'read the settings',
  reply: z.object({
    data: bankAccount.nullable().describe('The account in force; null until there is one.'),
    proposed: bankAccount.nullable().describe('The account that waits for confirmation.'),
    history: z.array(bankAccount).describe('The other accounts, the newest first, 100 at most.'),
    may_confirm: z.boolean().describe('Whether you may confirm the proposed account.'),
    needs_confirmation: z.boolean().describe('Whether an account that you propose waits for another officer.'),
  }),
})

const step = z.object({ message: z.string(), data: bankAccount })

/** An officer proposes another account. Without a second officer who could confirm it, it takes effect at once. */
export const proposeBankAccount = call('POST', '/api/bank-account', {
  feature: 'bank-account',
  summary:
    'Propose the account to which owners pay. It takes effect when another officer confirms it, if there is one.',
  may: 'change the bank account',
  body: bankAccountForm,
  refuses: ['already_exists'],
  reply: step,
  audit: { byUseCase: ['change_bank_account'] },
})

const onProposal = {
  may: 'change the bank account',
  params: byId,
  refuses: ['not_found', 'action_not_offered'],
  reply: step,
} as const

/** A second officer confirms a proposed account, which is in force from then on. */
export const confirmBankAccount = call('POST', '/api/bank-account/{id}/confirm', {
  feature: 'bank-account',
  ...onProposal,
  summary: 'Confirm the account that another officer proposed. Invoices show it from then on.',
  audit: { byUseCase: ['change_bank_account'] },
})

/** The officer who proposed an account, or another one, takes the proposal back. */
export const withdrawBankAccount = call('POST', '/api/bank-account/{id}/withdraw', {
  feature: 'bank-account',
  ...onProposal,
  summary: 'Withdraw a proposed account, your own or that of another officer. The present one stays in force.',
  audit: { byUseCase: ['change_bank_account'] },
})
