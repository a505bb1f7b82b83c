import { applicationVersion } from '@portal/contract/applications/application-version.ts'
import type { compareVersions } from '@portal/contract/applications/calls/versions.ts'
import type { Reply } from '@portal/contract/call.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Comparison, differencesInWords } from './comparison.tsx'
import { inReadingOrder } from './reading-order.ts'
import { versionInWords } from './version-words.ts'

type Compared = Reply<typeof compareVersions>
type Thing = Compared['data'][number]

const submitted = exampleOf(applicationVersion)
const approved = { ...submitted, id: 4, action: 'Approve', at: '2026-03-28T23:30:00.000Z' }
const hauwa: Thing = {
  part: 'staffs',
  kind: 'changed',
  id: 20,
  name: 'Hauwa Sani',
  fields: [
    { field: 'cadre', before: 'Nurse', after: 'Nurse' },
    { field: 'phone_number', before: '0803', after: '0805' },
    { field: 'full_name', before: 'Hauwa Bala', after: 'Hauwa Sani' },
    { field: 'highest_qualification', before: null, after: '' },
  ],
}

function show(data: Thing[], { isWhole = false, before = submitted as Compared['before'] } = {}) {
  const page = { total: data.length, current_page: 1, last_page: 1, per_page: 100 }
  const of = { ...page, data, before, after: approved, differences: data.length }
  render(<Comparison of={of} isWhole={isWhole} />)
}

const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('two versions beside each other', () => {
  it('say when each was stored, and show only what differs of what has changed, the name first', () => {
    show([hauwa])
    expect(rowsOf('Staff')).toEqual([
      ['', 'Submitted, 20 Mar 2026, 10:00', 'Approved, 29 Mar 2026, 00:30'],
      ['Hauwa SaniChanged'],
      ['Full name', 'Hauwa Bala', 'Hauwa Sani'],
      ['Phone number', '0803', '0805'],
      ['Highest qualification', 'nothing', 'nothing'],
    ])
    expect(screen.getByText('0805').tagName).toBe('STRONG')
  })

  it('show on demand what is the same, except what neither has', () => {
    show([hauwa], { isWhole: true, before: null })
    expect(rowsOf('Staff')).toEqual([
      ['', 'As it is now', 'Approved, 29 Mar 2026, 00:30'],
      ['Hauwa SaniChanged'],
      ['Full name', 'Hauwa Bala', 'Hauwa Sani'],
      ['Phone number', '0803', '0805'],
      ['Cadre', 'Nurse', 'Nurse'],
    ])
    expect(within(screen.getByRole('row', { name: /^Cadre/ })).getAllByText('Nurse')[1]?.tagName).toBe('TD')
    expect(screen.getByRole('row', { name: /^Phone number/ })).toHaveAttribute('data-differs', 'true')
    expect(screen.getByRole('row', { name: /^Cadre/ })).not.toHaveAttribute('data-differs')
  })

  it('say what only one of them has, and that nothing was entered', () => {
    const paid = { field: 'amount', before: null, after: 75000 }
    show([
      { part: 'payments', kind: 'added', id: 1, name: '75000', fields: [paid] },
      { part: 'referees', kind: 'removed', id: 2, name: 'Usman Danjuma', fields: [] },
      { part: 'facility', kind: 'same', id: null, name: '', fields: [] },
      { part: 'applicant', kind: 'changed', id: null, name: '', fields: [] },
    ])
    expect(rowsOf('Payments').slice(1)).toEqual([
      ['₦75,000Only in the later version'],
      ['Amount', 'nothing', '₦75,000'],
    ])
    expect(rowsOf('Referees').slice(1)).toEqual([
      ['Usman DanjumaOnly in the earlier version'],
      ['Nothing was entered.'],
    ])
    expect(rowsOf('Facility').slice(1)).toEqual([['The same in both'], ['Nothing was entered.']])
    expect(rowsOf('Applicant').slice(1)).toEqual([['Nothing was entered.']])
  })

  it('say of which part and which field one of them has no record, and call neither new', () => {
    const evidence: Thing['fields'][number] = {
      field: 'evidence',
      before: null,
      after: '9f86d081884c7d65',
      not_recorded: 'before',
    }
    show([
      { part: 'money', kind: 'not recorded', id: null, name: '', fields: [] },
      { part: 'answers', kind: 'changed', id: 7, name: 'Is there a generator?', fields: [evidence] },
    ])
    expect(rowsOf('Invoice').slice(1)).toEqual([
      ['One of the two versions has no record of this, so it cannot be compared'],
    ])
    expect(rowsOf('Answers').slice(1)).toEqual([
      ['Is there a generator?Changed'],
      ['Evidence', 'not recorded then', 'the file with SHA-256 9f86d081884c…'],
    ])
  })

  it.each([
    [0, 'The two versions are the same.'],
    [1, 'One thing differs.'],
    [12, '12 things differ.'],
  ])('differ in %i things', (differences, words) => {
    expect(differencesInWords(differences)).toBe(words)
  })
})

describe('a version', () => {
  it.each([
    ['Return', 'Returned, 20 March 2026 at 10:00, Amina Bello'],
    ['Consider', 'Considered, 20 March 2026 at 10:00, Amina Bello'],
    ['imported', 'Recorded from paper, 20 March 2026 at 10:00, Amina Bello'],
    ['Lapse', 'Lapse, 20 March 2026 at 10:00, Amina Bello'],
  ])('is named by what happened: %s', (action, words) => {
    expect(versionInWords({ ...submitted, action }, 'APP-2026-000031')).toBe(words)
  })

  it('of another registration has its reference', () => {
    expect(versionInWords(submitted, 'APP-2027-000001')).toBe(
      'Submitted, 20 March 2026 at 10:00, Amina Bello (APP-2026-000031)',
    )
  })

  it('has its fields in the order in which people read them', () => {
    const named = ['zone', 'email', 'address', 'alpha', 'respond', 'full_name', 'number'].map((field) => ({ field }))
    expect(inReadingOrder(named).map(({ field }) => field)).toEqual([
      'full_name',
      'respond',
      'number',
      'address',
      'email',
      'zone',
      'alpha',
    ])
  })
})
