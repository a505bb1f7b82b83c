import { bankAccountStates } from '@portal/domain/money/bank-account.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** An account that an officer proposed as the one to which owners pay, and what became of it. */
export const bankAccount = z
  .object({
    id: z.int(),
    bank: z.string(),
    account_name: z.string(),
    account_number: z.string().describe('Ten digits.'),
    state: z.enum(bankAccountStates),
    proposed_by: z.string().describe('The officer who proposed it.'),
    proposed_at: moment,
    confirmed_by: z
      .string()
      .nullable()
      .describe('Another officer, or the one who proposed it if there was no other with the duty.'),
    confirmed_at: moment.nullable().describe('Since when it was in force.'),
    withdrawn_by: z.string().nullable(),
    withdrawn_at: moment.nullable(),
  })
  .meta({
    id: 'BankAccount',
    examples: [
      {
        id: 3,
        bank: 'Zenith Bank',
        account_name: 'Niger State Ministry of Health',
        account_number: '1012345678',
        state: 'in force',
        proposed_by: 'Ibrahim Musa',
        proposed_at: '2026-03-02T09:00:00.000Z',
        confirmed_by: 'Hadiza Bello',
        confirmed_at: '2026-03-02T14:20:00.000Z',
        withdrawn_by: null,
        withdrawn_at: null,
      },
    ],
  })
export type BankAccount = z.output<typeof bankAccount>
