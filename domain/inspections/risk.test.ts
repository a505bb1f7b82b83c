import { expect, it } from 'vitest'
import { riskReasons } from './risk.ts'

const points = { overdue: 2, class: 3, concern: 5, action: 4, document: 1, never: 6, type: 0 }
const none = { overdue: 0, class: 0, concern: 0, action: 0, document: 0, never: 0, type: 0 }

it('says what each point is for, the most first, and nothing of what does not count', () => {
  const counts = { ...none, overdue: 2, class: 3, concern: 1, action: 2, document: 2, type: 1 }
  expect(riskReasons({ counts, class: 'minimally compliant', next_visit_on: '2026-04-14' }, points)).toEqual([
    { text: 'The facility was minimally compliant', points: 9 },
    { text: '2 corrective actions are overdue', points: 8 },
    { text: '1 concern is open', points: 5 },
    { text: 'The next visit was due on 14 April 2026', points: 4 },
    { text: '2 documents are no longer valid', points: 2 },
  ])
  expect(riskReasons({ counts: { ...none, never: 1 }, class: null, next_visit_on: null }, points)).toEqual([
    { text: 'The facility was never visited', points: 6 },
  ])
  expect(riskReasons({ counts: none, class: null, next_visit_on: null }, points)).toEqual([])
})
