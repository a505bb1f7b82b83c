import { expect, it } from 'vitest'
import { surchargeInWords } from './invoice-figures.ts'

const next = { from: '2027-04-01', percent: 50, amount: 50_000 }

it.each([
  [
    'in time',
    { today: { percent: 0, amount: 0 }, next },
    [
      'Submitted by 31 March 2027, the renewal has no surcharge.',
      'From 1 April 2027 the surcharge is 50 % of the fee, ₦50,000.00.',
    ],
  ],
  [
    'late',
    { today: { percent: 25, amount: 25_000 }, next },
    [
      'The licence ended on 31 December 2026. Submitted today, the renewal costs 25 % more: a surcharge of ₦25,000.00.',
      'From 1 April 2027 the surcharge is 50 % of the fee, ₦50,000.00.',
    ],
  ],
  [
    'at the highest step',
    { today: { percent: 100, amount: 100_000 }, next: null },
    [
      'The licence ended on 31 December 2026. Submitted today, the renewal costs 100 % more: a surcharge of ₦100,000.00.',
    ],
  ],
  ['without a surcharge', { today: { percent: 0, amount: 0 }, next: null }, []],
])('tells an owner %s what the renewal costs more', (_, figures, sentences) => {
  expect(surchargeInWords({ surcharge: { licence_end: '2026-12-31', ...figures } })).toEqual(sentences)
})

it('says nothing once the surcharge is a line of the invoice', () => {
  expect(surchargeInWords({})).toEqual([])
})
