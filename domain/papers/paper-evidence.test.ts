import { expect, it } from 'vitest'
import { disagreementsOf } from './paper-evidence.ts'

const paper = {
  number: 'NSMOH/PHF/00042/2026',
  facility_name: 'Sabongari Family Clinic',
  issue_date: '2026-03-02',
  expiry_date: '2026-12-31',
}
const letter = {
  text: 'Approval of Sabongari Family Clinic. Certificate number NSMOH/PHF/00042/2026 is valid until 31 December 2026.',
  written_on: '2026-03-02',
}

it('agrees with one of several letters', () => {
  const earlier = { text: 'We received your application.', written_on: '2026-02-01' }
  expect(disagreementsOf(paper, { letters: [earlier, letter], names: [] })).toEqual([])
})

it('agrees with its letter, or with a later request for another name', () => {
  expect(disagreementsOf(paper, { letters: [letter], names: [] })).toEqual([])
  const renamed = { ...paper, facility_name: 'Alheri Clinic' }
  expect(disagreementsOf(renamed, { letters: [letter], names: ['Sabongari Family Clinic', 'Alheri Clinic'] })).toEqual(
    [],
  )
})

it.each([
  ['number', { number: 'NSMOH/PHF/00043/2026' }],
  ['name', { facility_name: 'Forged Hospital' }],
  ['dates', { expiry_date: '2031-12-31' }],
  ['dates', { issue_date: '2026-03-01' }],
] as const)('names the %s that its letter does not have', (wrong, changed) => {
  const evidence = { letters: [letter], names: ['Sabongari Family Clinic'] }
  expect(disagreementsOf({ ...paper, ...changed }, evidence)).toEqual([wrong])
})

it('compares the name alone where there is no letter, and nothing where there is nothing', () => {
  expect(disagreementsOf(paper, { letters: [], names: ['Alheri Clinic'] })).toEqual(['name'])
  expect(disagreementsOf(paper, { letters: [], names: [] })).toEqual([])
})
