import { expect, it } from 'vitest'
import { countsToday, type FinishedVisit, missingInspection, visitInWords } from './inspection-before-approval.ts'

const visit: FinishedVisit = {
  number: 'INS-2026-000007',
  done_on: '2026-04-14',
  score: 78.4,
  class: 'minimally compliant',
  critical_failures: 1,
  open_actions: 3,
  is_for_registration: false,
}

it('counts a visit of the facility for 12 months, and one for the application always', () => {
  expect([countsToday(visit, '2027-04-14'), countsToday(visit, '2027-04-15')]).toEqual([true, false])
  expect(countsToday({ ...visit, is_for_registration: true }, '2030-01-01')).toBe(true)
})

it('asks for an inspection as the ministry has set', () => {
  const recommended = 'The inspection that was recommended is not done'
  const none = 'The facility was not inspected for this application, nor within the last 12 months'
  expect(missingInspection(null, 'no', true)).toBeUndefined()
  expect(missingInspection(null, 'when recommended', false)).toBeUndefined()
  expect(missingInspection(null, 'when recommended', true)).toBe(recommended)
  expect(missingInspection(null, 'asks', false)).toBe(none)
  expect(missingInspection(null, 'blocks', false)).toBe(none)
  expect(missingInspection(visit, 'blocks', true)).toBeUndefined()
})

it('says what a visit found', () => {
  expect(visitInWords(visit)).toBe(
    'Inspection INS-2026-000007 of 14 April 2026: 78.4 per cent, minimally compliant, 1 critical finding, 3 open corrective actions',
  )
  expect(visitInWords({ ...visit, score: null, class: null, critical_failures: 0, open_actions: 0 })).toBe(
    'Inspection INS-2026-000007 of 14 April 2026: no score, 0 critical findings, 0 open corrective actions',
  )
})
