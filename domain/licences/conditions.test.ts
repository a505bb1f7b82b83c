import { expect, it } from 'vitest'
import { conditionState, conditionsInWords, presetConditions } from './conditions.ts'

const met_at = '2026-07-30T09:00:00.000Z'

it.each([
  ['before its day', { due_date: '2026-07-31', met_at: null }, '2026-07-30', 'open'],
  ['on its day', { due_date: '2026-07-31', met_at: null }, '2026-07-31', 'open'],
  ['after its day', { due_date: '2026-07-31', met_at: null }, '2026-08-01', 'overdue'],
  ['met, after its day', { due_date: '2026-07-31', met_at }, '2026-08-01', 'met'],
  ['without a day', { due_date: null, met_at: null }, '2099-01-01', 'open'],
])('says how a condition stands %s', (_, condition, day, state) => {
  expect(conditionState(condition, day)).toBe(state)
})

it('tells the conditions of an approval one a line', () => {
  const conditions = [
    { text: 'Fence the yard.', due_date: '2026-07-31' },
    { text: 'Keep records of waste.', due_date: null },
  ]
  expect(conditionsInWords(conditions)?.split('\n')).toEqual([
    'Conditions:',
    '1. Fence the yard. (by 31 July 2026)',
    '2. Keep records of waste.',
  ])
  expect(conditionsInWords([])).toBeNull()
})

it('reads one preset a line, without empty ones', () => {
  expect(presetConditions(' Fence the yard.\n\n  Keep records. ')).toEqual(['Fence the yard.', 'Keep records.'])
})
