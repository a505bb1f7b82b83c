import { expect, it } from 'vitest'
import { paperRows, piecesOf } from './paper-rows.ts'

const code = {
  kind: 'certificate',
  issue: 1,
  number: 'NSMOH/PHF/00042/2026',
  facility_name: 'Sabongari Family Clinic',
  category: 'Private Clinic',
  lga: 'Chanchaga',
  issue_date: '2026-04-08',
  expiry_date: '2026-12-31',
} as const

const lines = (facts: Parameters<typeof paperRows>[0]) =>
  paperRows(facts).map(({ label, value }) => `${label}: ${value}`)

it('names everything that must be printed on a paper, with its labels and dates', () => {
  const stated = {
    address: '14 Bosso Road, Minna',
    owner_name: 'Halima Bello',
    operating_officer: 'Ngozi Okafor',
    conditions: [
      { text: 'Employ a second nurse.', due_date: '2026-07-31' },
      { text: 'Keep records of waste.', due_date: null },
    ],
  }
  expect(lines({ ...code, ...stated }).slice(1)).toEqual([
    'Certificate No.: NSMOH/PHF/00042/2026',
    'Facility: Sabongari Family Clinic',
    'Address: 14 Bosso Road, Minna',
    'Category: Private Clinic',
    'Local government area: Chanchaga',
    'Owner: Halima Bello',
    'Operating officer: Ngozi Okafor',
    'Issue date: April 8th, 2026',
    'Expiry date: December 31st, 2026',
    'Condition 1: Employ a second nurse. By July 31st, 2026.',
    'Condition 2: Keep records of waste.',
  ])
})

it('does not number a condition that is the only one', () => {
  const conditions = [{ text: 'Employ a second nurse.', due_date: null }]
  expect(lines({ ...code, conditions }).at(-1)).toBe('Condition: Employ a second nurse.')
})

it('lets a number break behind its slashes alone', () => {
  expect(piecesOf('NSMOH/PHF/00042/2026')).toEqual(['NSMOH/', 'PHF/', '00042/', '2026'])
  expect(piecesOf('/A//B/')).toEqual(['/', 'A//', 'B/'])
  expect(piecesOf('14 Bosso Road, Minna')).toEqual(['14 Bosso Road, Minna'])
})

it('names the issue of a paper that was printed again, as it is printed there', () => {
  expect(lines({ ...code, issue: 2, reissued_on: '2026-06-16' }).slice(-3)[0]).toBe('Issue: 2, of June 16th, 2026')
  expect(lines({ ...code, issue: 3 }).slice(-3)[0]).toBe('Issue: 3, with the day on which it was printed')
})

it('names of a code alone what the code holds', () => {
  expect(lines({ ...code, kind: 'statement', number: 'APP-2026-000031' }).slice(1)).toEqual([
    'Reference No.: APP-2026-000031',
    'Facility: Sabongari Family Clinic',
    'Category: Private Clinic',
    'Local government area: Chanchaga',
    'Issue date: April 8th, 2026',
    'Expiry date: December 31st, 2026',
  ])
})
