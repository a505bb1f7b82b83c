import { hasCheckDigit } from '@portal/domain/money/account-number.ts'
import { z } from 'zod'
import { line, optional } from '../fields/fields.ts'

const withoutSpaces = (typed: string) => typed.replaceAll(/[\s-]/g, '')

/** The account to which owners are to pay. */
export const bankAccountForm = z
  .object({
    bank: line('the name of the bank', 60),
    account_name: line('the name of the account', 120),
    account_number: z
      .string('Enter the account number')
      .overwrite(withoutSpaces)
      .regex(/^\d{10}$/, { error: 'Enter the ten digits of the account number', abort: true }),
    bank_code: optional(
      z
        .string('Enter three digits')
        .overwrite(withoutSpaces)
        .regex(/^\d{3}$/, { error: 'Enter three digits', abort: true }),
    ).describe("The bank's code at the Central Bank. With it the last digit of the account number is checked."),
  })
  .refine(({ account_number, bank_code }) => bank_code === null || hasCheckDigit(account_number, bank_code), {
    path: ['account_number'],
    error: 'This number does not fit the code of the bank. Check each digit of both',
  })
  .meta({
    examples: [{ bank: 'First Bank', account_name: 'Niger State Ministry of Health', account_number: '0000014579' }],
  })
