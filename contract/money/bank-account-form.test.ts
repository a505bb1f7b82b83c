import { expect, it } from 'vitest'
import { bankAccountForm } from './bank-account-form.ts'

const account = { bank: 'First Bank', account_name: 'Ministry of Health', account_number: '0000014579' }

it.each([
  [{ account_number: '101234567' }, 'account_number'],
  [{ account_number: '10123456789' }, 'account_number'],
  [{ account_number: '10123A5678' }, 'account_number'],
  [{ account_number: undefined }, 'account_number'],
  [{ account_number: '0000014570', bank_code: '011' }, 'account_number'],
  [{ account_number: '123', bank_code: '011' }, 'account_number'],
  [{ bank_code: '11' }, 'bank_code'],
  [{ bank: ' ' }, 'bank'],
  [{ account_name: '' }, 'account_name'],
])('refuses %j because of its %s', (sent, field) => {
  const { error } = bankAccountForm.safeParse({ ...account, ...sent })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})

it.each([
  [{ account_number: '0000 014-579', bank_code: '011' }, '0000014579'],
  [{ account_number: '1012345678' }, '1012345678'], // without the code of the bank its last digit is not checked
])('reads %j', (sent, account_number) => {
  expect(bankAccountForm.parse({ ...account, ...sent }).account_number).toBe(account_number)
})
