import { expect, it } from 'vitest'
import { changeRuleInWords, whatChangeWaitsFor } from './change-rules.ts'

const byOfficer = { decided_by: 'officer', documents: [], is_charged: false, needs_inspection: false } as const

it.each([
  [{ ...byOfficer, decided_by: 'at once' }, 'holds as soon as the owner has sent it'],
  [byOfficer, 'holds once an officer accepts it'],
  [
    { ...byOfficer, documents: ['Practising licence', 'Letter'], is_charged: true, needs_inspection: true },
    'needs Practising licence and Letter sent with it, the fee for a change paid and confirmed and an inspection after it was asked for, and holds once an officer accepts it',
  ],
] as const)('says %j in words', (rule, words) => {
  expect(changeRuleInWords(rule)).toBe(words)
})

it('waits for what the rule asks for, and for nothing else', () => {
  const rule = { ...byOfficer, documents: ['Practising licence', 'Letter'], is_charged: true, needs_inspection: true }
  expect(whatChangeWaitsFor(rule, { sent: ['Letter'], is_unpaid: true, is_inspected: false })).toEqual([
    'The document “Practising licence”',
    'The payment of the fee, confirmed by the ministry',
    'An inspection of the facility',
  ])
  const progress = { sent: ['Practising licence', 'Letter'], is_unpaid: false, is_inspected: true }
  expect(whatChangeWaitsFor(rule, progress)).toEqual([])
  expect(whatChangeWaitsFor(byOfficer, { sent: [], is_unpaid: false, is_inspected: false })).toEqual([])
})
