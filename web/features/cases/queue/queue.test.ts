import { describe, expect, it } from 'vitest'
import { nextCases, queueQuery } from './queue.ts'

describe('the query of the list of registrations', () => {
  it.each([
    ['', { sort: 'submitted_at' }],
    ['page=2&local_gov_area_id=544', { page: '2', local_gov_area_id: '544', sort: 'submitted_at' }],
    ['assignee=me', { assignee: 'me', sort: 'submitted_at' }],
    ['sort=-name', { sort: '-name' }],
    ['with=owner', { with: 'owner', sort: 'submitted_at' }],
    ['with=any', { sort: 'submitted_at' }],
    ['with=ministry', { with: 'ministry', sort: 'submitted_at' }],
    ['late=yes', { late: 'yes', sort: 'submitted_at' }],
    ['status=Approved', { status: 'Approved', sort: 'submitted_at' }],
    ['status=Approved&with=ministry', { status: 'Approved', with: 'ministry', sort: 'submitted_at' }],
    ['q=bida', { q: 'bida' }],
    ['q=bida&with=owner', { q: 'bida', with: 'owner' }],
    ['q=bida&sort=lga', { q: 'bida', sort: 'lga' }],
  ])('is made of the address %j', (address, query) => {
    expect(queueQuery(new URLSearchParams(address))).toEqual(query)
  })
})

describe('the next case after one of the queue', () => {
  const all = { with: 'ministry', sort: 'submitted_at', per_page: '1' }

  it('is in the whole queue one of the officer’s own after this one, then any that nobody has if this one is their own', () => {
    expect(nextCases('', 31, true)).toEqual([
      { ...all, assignee: 'me', after: '31' },
      { ...all, assignee: 'nobody' },
    ])
  })

  it('is in the whole queue one that nobody has after this one, if this one is not their own', () => {
    expect(nextCases('page=3&per_page=50', 31, false)).toEqual([
      { ...all, assignee: 'me', after: '31' },
      { ...all, assignee: 'nobody', after: '31' },
    ])
  })

  it('is of the same LGA where the whole queue of one LGA is shown', () => {
    expect(nextCases('local_gov_area_id=544', 31, false)).toEqual([
      { ...all, local_gov_area_id: '544', assignee: 'me', after: '31' },
      { ...all, local_gov_area_id: '544', assignee: 'nobody', after: '31' },
    ])
  })

  it.each([
    ['assignee=nobody', { ...all, assignee: 'nobody', after: '31' }],
    ['late=yes', { late: 'yes', sort: 'submitted_at', after: '31', per_page: '1' }],
    ['with=owner', { ...all, with: 'owner', after: '31' }],
    ['sort=-submitted_at', { ...all, sort: '-submitted_at', after: '31' }],
    ['q=bida', { q: 'bida', sort: 'submitted_at', after: '31', per_page: '1' }],
  ])('is the next of the list at %j, whoever has it', (queue, query) => {
    expect(nextCases(queue, 31, true)).toEqual([query])
  })
})
