import { describe, expect, it } from 'vitest'
import {
  asksForEvidence,
  changesOfItem,
  hasReturnableRows,
  isChangeReturned,
  itemInWords,
  leftInWords,
  missingOfReturned,
  type ReturnedItem,
  remarkInWords,
  returnableSections,
} from './returned-items.ts'

const item = (section: ReturnedItem['section'], id: number | null = null, name: string | null = null) => ({
  items: [{ section, id, name, remark: 'Please correct it' }],
})
const change = (part: string, kind: 'added' | 'changed' | 'removed', id: number | null = null, name = '') => ({
  part,
  kind,
  id,
  name,
})

it.each([
  ['the whole staff', item('staff'), change('staffs', 'added', 8), true],
  ['one person', item('staff', 7), change('staffs', 'changed', 7), true],
  ['one person', item('staff', 7), change('staffs', 'removed', 7), true],
  ['one person', item('staff', 7), change('staffs', 'changed', 8), false],
  ['one person', item('staff', 7), change('staffs', 'added', 9), false],
  ['one person', item('staff', 7), change('referees', 'changed', 7), false],
  ['one question', item('requirements', 3), change('answers', 'added', 3), true],
  ['one question', item('requirements', 3), change('answers', 'changed', 4), false],
  ['one document', item('documents', 5, 'PHCN bill'), change('documents', 'added', 9, 'phcn bill '), true],
  ['one document', item('documents', 5, 'PHCN bill'), change('documents', 'added', 9, 'Fire safety'), false],
  ['one document', item('documents', 5, 'PHCN bill'), change('documents', 'removed', 9, 'PHCN bill'), true],
  ['one payment', item('payment', 5, 'Payment'), change('payments', 'added', 6), true],
  ['one payment', item('payment', 5, 'Payment'), change('payments', 'removed', 6), false],
  ['the whole staff', item('staff'), change('payments', 'added', 6), true],
  ['the facility', item('facility'), change('facility', 'changed'), true],
  ['the facility', item('facility'), change('applicant', 'changed'), false],
  ['the applicant', item('applicant'), change('something new', 'changed'), false],
  ['the applicant', item('applicant'), change('applicant', 'changed'), true],
  ['the operating officer', item('operating_officer'), change('operating_officer', 'changed'), true],
  ['the available facilities', item('available_facilities'), change('available_facilities', 'changed'), true],
  ['one referee', item('referees', 2), change('referees', 'changed', 2), true],
  ['a person with the name', item('staff', 7, 'Hauwa'), change('staffs', 'added', 9, 'Hauwa'), false],
  ['one document', item('documents', 5, ' PHCN bill'), change('documents', 'added', 9, 'PHCN bill'), true],
  [
    'one of two',
    { items: [...item('staff', 7).items, ...item('referees').items] },
    change('staffs', 'changed', 7),
    true,
  ],
  [
    'one of two',
    { items: [...item('staff', 7).items, ...item('staff', 8).items] },
    change('staffs', 'changed', 8),
    true,
  ],
] as const)('with %s returned, allows its owner that or not: %#', (_what, returned, made, isAllowed) => {
  expect(isChangeReturned(returned, made)).toBe(isAllowed)
})

describe('an item that was returned', () => {
  const items = {
    facility: { section: 'facility', id: null, name: null },
    applicant: { section: 'applicant', id: null, name: null },
    'the operating officer': { section: 'operating_officer', id: null, name: null },
    'the available facilities': { section: 'available_facilities', id: null, name: null },
    'all answers': { section: 'requirements', id: null, name: null },
    'one answer': { section: 'requirements', id: 3, name: 'Is there a ramp?' },
    'all staff': { section: 'staff', id: null, name: null },
    'one person': { section: 'staff', id: 7, name: 'Hauwa' },
    'all referees': { section: 'referees', id: null, name: null },
    'one referee': { section: 'referees', id: 2, name: 'Usman' },
    'all documents': { section: 'documents', id: null, name: null },
    'one document': { section: 'documents', id: 5, name: 'PHCN bill' },
    'all payments': { section: 'payment', id: null, name: null },
    'one receipt': { section: 'payment', id: 4, name: 'receipt' },
  } as const

  it.each([
    ['facility', change('facility', 'changed'), true],
    ['facility', change('applicant', 'changed'), false],
    ['applicant', change('applicant', 'changed'), true],
    ['the operating officer', change('operating_officer', 'added'), true],
    ['the available facilities', change('available_facilities', 'changed'), true],
    ['all answers', change('answers', 'changed', 9), true],
    ['one answer', change('answers', 'changed', 3), true],
    ['one answer', change('answers', 'changed', 4), false],
    ['all staff', change('staffs', 'added', 9), true],
    ['all staff', change('payments', 'added', 9), false],
    ['one person', change('staffs', 'changed', 7), true],
    ['one person', change('staffs', 'removed', 7), true],
    ['one person', change('staffs', 'added', 8), false],
    ['one person', change('referees', 'changed', 7), false],
    ['all referees', change('referees', 'removed', 2), true],
    ['one referee', change('referees', 'changed', 2), true],
    ['all documents', change('documents', 'added', 9, 'Fire safety'), true],
    ['one document', change('documents', 'added', 9, 'phcn bill'), true],
    ['one document', change('documents', 'removed', 5, 'PHCN bill'), true],
    ['one document', change('documents', 'added', 9, 'Fire safety'), false],
    ['all payments', change('payments', 'added', 9), true],
    ['one receipt', change('payments', 'added', 9), true],
    ['one receipt', change('payments', 'removed', 4), true],
    ['one receipt', change('payments', 'removed', 3), false],
    ['all staff', change('something new', 'changed'), false],
    // An officer puts the facility under a restriction.
    ['facility', change('standing', 'changed'), false],
  ] as const)('%s is changed, or not: %#', (what, made, isChanged) => {
    expect(changesOfItem(items[what], [made])).toEqual(isChanged ? [made] : [])
  })

  it('is named while nothing was done about it', () => {
    expect(leftInWords(items['one person'])).toBe('Staff, Hauwa: correct it, or answer why it stays as it is.')
  })
})

it('asks before the next Submit only for what is missing in sections that were returned whole', () => {
  const missing = [{ section: 'staff' }, { section: 'documents' }] as const
  expect(missingOfReturned(item('staff'), missing)).toEqual([{ section: 'staff' }])
  expect(missingOfReturned(item('documents', 5, 'PHCN bill'), missing)).toEqual([])
  const both = { items: [...item('staff').items, ...item('documents', 5).items] }
  expect(missingOfReturned(both, missing)).toEqual([{ section: 'staff' }])
})

it('names what is returned', () => {
  expect(itemInWords({ section: 'staff', name: 'Hauwa Sani' })).toBe('Staff, Hauwa Sani')
  expect(itemInWords({ section: 'applicant', name: null })).toBe('Applicant')
  expect(itemInWords({ section: 'facility', name: null })).toBe('Facility')
})

it('returns single questions, people and files of lists only', () => {
  expect(returnableSections.filter(hasReturnableRows).join(', ')).toBe(
    'requirements, staff, referees, documents, payment',
  )
})

describe('evidence that is asked for', () => {
  const asked = { section: 'requirements', id: 3, name: 'Is there a generator?', remark: 'Show it.' } as const

  it('is told with what is to be corrected', () => {
    expect(remarkInWords(asked)).toBe('Requirements, Is there a generator?: Show it.')
    expect(remarkInWords({ ...asked, remark: 'Show the ramp', asks_evidence: true })).toBe(
      'Requirements, Is there a generator?: Show the ramp. Add a photo or a file that shows it.',
    )
    expect(remarkInWords({ ...asked, asks_evidence: true })).toBe(
      'Requirements, Is there a generator?: Show it. Add a photo or a file that shows it.',
    )
  })

  it('is of one question', () => {
    const items = [
      { ...asked, asks_evidence: true },
      { ...asked, id: 4 },
    ]
    expect([3, 4, 5].map((id) => asksForEvidence(items, id))).toEqual([true, false, false])
  })
})
