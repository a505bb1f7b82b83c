import { describe, expect, it } from 'vitest'
import { listRegistrations } from '../applications/calls/registrations.ts'
import { listFacilities, listFacilitiesForOfficer } from '../facilities/calls/facilities.ts'
import { readBody, validationErrors } from '../testing/validation.ts'

const lists = { listFacilities, listFacilitiesForOfficer, listRegistrations }

describe.each(Object.entries(lists))('the filters of %s', (_name, { query }) => {
  it('default to the first page of 15 rows, in no order of their own', () => {
    expect(readBody(query, {})).toEqual({ page: 1, per_page: 15 })
  })

  it('ignore empty fields', () => {
    expect(readBody(query, { q: ' ', status: '', facility_type_id: '' })).toEqual(readBody(query, {}))
  })

  it.each([
    ['approved', ['Approved']],
    ['AWAITING DECISION', ['Awaiting decision']],
    ['Declined', ['declined']],
    [' Expired ', ['expired']],
    ['Pending, awaiting decision', ['pending', 'Awaiting decision']],
    [
      ['Pending', 'expired'],
      ['pending', 'expired'],
    ],
  ])('read the status %j as %j', (sent, status) => {
    expect(readBody(query, { status: sent })).toMatchObject({ status })
  })

  it('accept a search term, a type, an LGA and a sort order', () => {
    const sent = { q: ' Clinic ', facility_type_id: '2', local_gov_area_id: '544', sort: '-lga' }
    expect(readBody(query, sent)).toMatchObject({
      q: 'Clinic',
      facility_type_id: 2,
      local_gov_area_id: 544,
      sort: '-lga',
    })
  })

  it.each([
    [
      { status: 'open' },
      'status',
      'Choose one of pending, Awaiting decision, Temporarily approved, Approved, declined, expired, or several with commas',
    ],
    [
      { status: 'pending,,' },
      'status',
      'Choose one of pending, Awaiting decision, Temporarily approved, Approved, declined, expired, or several with commas',
    ],
    [
      { status: 7 },
      'status',
      'Choose one of pending, Awaiting decision, Temporarily approved, Approved, declined, expired, or several with commas',
    ],
    [{ facility_type_id: 'clinic' }, 'facility_type_id', 'This must be a whole number from 1'],
    [{ q: 'x'.repeat(121) }, 'q', 'Use at most 120 characters'],
    [{ q: 'a\u0000b' }, 'q', 'Use letters, digits and punctuation only'],
  ])('refuse %j', (sent, field, sentence) => {
    expect([...new Set(validationErrors(query, sent)[field])]).toEqual([sentence])
  })

  it.each(['id', 'password', '-', 'name desc', '--name'])('refuse the sort order %j', (sort) => {
    expect(validationErrors(query, { sort }).sort?.[0]).toMatch(/^Sort by one of created_at, -created_at, /)
  })
})
