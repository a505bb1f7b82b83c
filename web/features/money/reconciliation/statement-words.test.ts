import { expect, it } from 'vitest'
import { doubtWords, roleWords, skipWords, stateMeanings } from './statement-words.ts'

it.each([
  ['sure', /^The reference or the number of the invoice is right/],
  ['doubtful', /^Look at each of these lines\./],
  ['unmatched', /^No payment and no invoice fits/],
  ['set_aside', /as an officer has said\. Nothing happens with them\.$/],
  ['confirmed', /^Confirmed from this statement/],
  ['debit', /^Money that left the account\./],
] as const)('says of the lines that are %s what they are', (state, words) => {
  expect(stateMeanings[state]).toMatch(words)
})

it.each([
  ['amount differs', /amount differs$/],
  ['reference nearly right', /nearly right$/],
  ['name and amount fit', /^The name of the facility and the amount fit$/],
  ['several fit', /^Several/],
  ['already confirmed', /is confirmed already$/],
  ['refused before', /was refused before$/],
  ['nothing is open', /^Nothing is owed/],
] as const)('says why a line is doubtful: %s', (doubt, words) => {
  expect(doubtWords[doubt]).toMatch(words)
})

it('names the columns of a statement, and why a row was left out', () => {
  expect(roleWords).toMatchObject({ date: 'Day', credit: 'Credit (money in)', debit: 'Debit (money out)' })
  expect(skipWords).toEqual({
    'no date': 'no day',
    'no amount': 'no amount that can be read',
    'a day to come': 'a day that has not come yet',
  })
})
