import { expect, it } from 'vitest'
import { penaltiesInWords, surchargeInWords } from './invoice-figures.ts'

const next = { from: '2027-04-01', percent: 50, amount: 50_000 }

it.each([
  [
    'in time',
    { today: { percent: 0, amount: 0 }, next },
    [
      'Submitted by 31 March 2027, the renewal has no surcharge.',
      'From 1 April 2027 the surcharge is 50 % of the fee, ₦50,000.',
    ],
  ],
  [
    'late',
    { today: { percent: 25, amount: 25_000 }, next },
    [
      'The licence ended on 31 December 2026. Submitted today, the renewal costs 25 % more: a surcharge of ₦25,000.',
      'From 1 April 2027 the surcharge is 50 % of the fee, ₦50,000.',
    ],
  ],
  [
    'at the highest step',
    { today: { percent: 100, amount: 100_000 }, next: null },
    ['The licence ended on 31 December 2026. Submitted today, the renewal costs 100 % more: a surcharge of ₦100,000.'],
  ],
  ['without a surcharge', { today: { percent: 0, amount: 0 }, next: null }, []],
])('tells an owner %s what the renewal costs more', (_, figures, sentences) => {
  expect(surchargeInWords({ surcharge: { licence_end: '2026-12-31', ...figures } })).toEqual(sentences)
})

it('says nothing once the surcharge is a line of the invoice', () => {
  expect(surchargeInWords({})).toEqual([])
})

function line(amount: number, penalty_id: number | null) {
  const words = { kind: 'penalty' as const, description: 'Penalty', reason: null }
  return { id: 1, ...words, amount, penalty_id, created_at: '2026-06-01T12:00:00.000Z' }
}

it('tells an owner how much of an invoice is for penalties, and that they are paid with it', () => {
  const lines = [line(50_000, null), line(20_000.5, 4), line(5000, 5), line(-5000, 5)]
  expect(penaltiesInWords({ registration_id: 31, lines })).toBe(
    '₦20,000.50 of the total is for a penalty of the facility. Pay it with this invoice: the earlier invoice of the penalty no longer asks for it.',
  )
  expect(penaltiesInWords({ registration_id: 31, lines: [...lines, line(700, 6)] })).toBe(
    '₦20,700.50 of the total is for 2 penalties of the facility. Pay them with this invoice: their earlier invoices no longer ask for it.',
  )
  expect(penaltiesInWords({ registration_id: 31, lines: [line(50_000, null)] })).toBeUndefined()
  expect(penaltiesInWords({ registration_id: null, lines })).toBeUndefined()
})
