import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AskedDocument } from './document-kinds.ts'
import { documentTypes, requiredDocumentTypes } from './document-types.ts'
import type { SectionCounts } from './section-counts.ts'
import {
  type ApplicationSection,
  applicationSections,
  confirmedSections,
  describeSections,
  missingSections,
  sectionOfPart,
  sectionTitle,
} from './sections.ts'

const inOrder = [
  'applicant',
  'requirements',
  'operating_officer',
  'staff',
  'referees',
  'available_facilities',
  'documents',
  'payment',
]

/** A kind of document that is required. */
function required(name: string, index: number): AskedDocument {
  return {
    id: index + 1,
    name,
    hint: null,
    last_day: 'optional',
    most_files: null,
    staff_cadres: [],
    demand: 'required',
    example_url: null,
  }
}

const complete: SectionCounts = {
  questions: 40,
  answered: 40,
  has_operating_officer: true,
  has_available_facilities: true,
  staffs: 3,
  referees: 2,
  document_names: [...requiredDocumentTypes],
  asked_documents: requiredDocumentTypes.map(required),
  payments: 1,
}

const untouched: SectionCounts = {
  questions: 40,
  answered: 0,
  has_operating_officer: false,
  has_available_facilities: false,
  staffs: 0,
  referees: 0,
  document_names: [],
  asked_documents: requiredDocumentTypes.map(required),
  payments: 0,
}

function stateOf(counts: SectionCounts, wanted: ApplicationSection) {
  return describeSections(counts).find(({ section }) => section === wanted)?.state
}

it('misses nothing in a complete application, with or without the signed form', () => {
  expect(missingSections(complete)).toEqual([])
  expect(missingSections({ ...complete, document_names: [...documentTypes] })).toEqual([])
  expect(describeSections(complete).every(({ state }) => state === 'done')).toBe(true)
})

it('asks the owner of a renewal to confirm what was taken over, and to replace what is past its last day', () => {
  const renewal = { ...complete, to_confirm: ['staff', 'documents'], expired_documents: ['PHCN bill'] }
  expect(missingSections(renewal)).toEqual([
    { section: 'staff', message: 'Staff: confirm that nothing has changed, or change it.' },
    { section: 'documents', message: 'Upload a new “PHCN bill”: the last one is past its last day.' },
  ])
  const [one, other] = [
    { id: 1, name: 'Part A: Rooms' },
    { id: 2, name: 'Part B: Tools' },
  ]
  expect(missingSections({ ...complete, parts_to_confirm: [one, other] })).toEqual([
    {
      section: 'requirements',
      message: 'Read the answers of your licence in 2 parts and confirm them, or change them.',
    },
  ])
  expect(missingSections({ ...complete, parts_to_confirm: [other] }).map(({ message }) => message)).toEqual([
    'Read the answers of your licence in Part B: Tools and confirm them, or change them.',
  ])
  expect(missingSections({ ...complete, answered: 39, parts_to_confirm: [one] }).map(({ message }) => message)).toEqual(
    ['Answer the one question that is left.'],
  )
  const toConfirm = describeSections(renewal).filter(({ to_confirm }) => to_confirm)
  expect(toConfirm.map(({ section, state }) => [section, state])).toEqual([['staff', 'started']])
  expect(confirmedSections).toEqual(inOrder.filter((section) => section !== 'payment'))
})

it.each([
  ['answers', 'requirements'],
  ['operating_officer', 'operating_officer'],
  ['staffs', 'staff'],
  ['referees', 'referees'],
  ['documents', 'documents'],
  ['payments', undefined],
  ['available_facilities', 'available_facilities'],
  ['facility', undefined],
  ['applicant', 'applicant'],
])('finds the section of the part %s', (part, section) => {
  expect(sectionOfPart(part)).toBe(section)
})

it('names everything that an untouched application needs, in the order in which it is filled', () => {
  expect(missingSections(untouched)).toEqual([
    { section: 'requirements', message: 'Answer the 40 questions that are left.' },
    { section: 'operating_officer', message: 'Add the operating officer.' },
    { section: 'staff', message: 'Add at least one member of staff.' },
    { section: 'referees', message: 'Add at least one referee.' },
    { section: 'available_facilities', message: 'Fill in the available facilities.' },
    ...requiredDocumentTypes.map((name) => ({ section: 'documents', message: `Upload the document “${name}”.` })),
    { section: 'payment', message: 'Add a payment with its receipt.' },
  ])
  expect(describeSections(untouched).map(({ section, state }) => [section, state])).toEqual(
    inOrder.map((section) => [section, section === 'applicant' ? 'done' : 'empty']),
  )
})

describe.each([
  ['requirements', { answered: 39 }, 'Answer the one question that is left.', 'started'],
  ['operating_officer', { has_operating_officer: false }, 'Add the operating officer.', 'empty'],
  ['applicant', { applicant_lacks: ['address'] }, 'Add to the applicant: full address.', 'started'],
  [
    'operating_officer',
    { officer_lacks: ['folio_number'] },
    'Add the folio number of the operating officer.',
    'started',
  ],
  [
    'operating_officer',
    { officer_lacks: ['additional_mdcn_qualification'] },
    'Add the additional MDCN qualification number of the operating officer.',
    'started',
  ],
  ['staff', { staffs: 0 }, 'Add at least one member of staff.', 'empty'],
  ['referees', { referees: 0 }, 'Add at least one referee.', 'empty'],
  [
    'documents',
    { document_names: requiredDocumentTypes.slice(1) },
    `Upload the document “${requiredDocumentTypes[0]}”.`,
    'started',
  ],
  ['payment', { payments: 0 }, 'Add a payment with its receipt.', 'empty'],
  ['available_facilities', { has_available_facilities: false }, 'Fill in the available facilities.', 'empty'],
] as const)('an application that lacks only %s', (section, lack, message, state) => {
  const counts: SectionCounts = {
    ...complete,
    ...lack,
  }

  it('says exactly that', () => {
    expect(missingSections(counts)).toEqual([{ section, message }])
    expect(stateOf(counts, section)).toBe(state)
  })
})

it('has nothing to answer where a type asks nothing', () => {
  expect(stateOf({ ...untouched, questions: 0 }, 'requirements')).toBe('done')
})

it('needs what the ministry asks of this application, and nothing else', () => {
  const asked = { ...complete, asked_documents: ['PHCN bill', 'Tax clearance'].map(required) }
  expect(missingSections(asked)).toEqual([{ section: 'documents', message: 'Upload the document “Tax clearance”.' }])
  expect(stateOf({ ...asked, document_names: [] }, 'documents')).toBe('empty')
  expect(stateOf({ ...complete, document_names: [], asked_documents: [] }, 'documents')).toBe('done')
})

it('asks for no new copy of an expired document that is not asked for any more', () => {
  const renewal = { ...complete, expired_documents: ['PHCN bill'] }
  expect(missingSections(renewal)).toHaveLength(1)
  expect(missingSections({ ...renewal, asked_documents: [] })).toEqual([])
})

it('does not count the signed form, or a document twice, as a required one', () => {
  expect(stateOf({ ...untouched, document_names: ['Registration form'] }, 'documents')).toBe('empty')
  expect(missingSections({ ...complete, document_names: ['PHCN bill', ' phcn BILL '] })).toHaveLength(3)
})

it('calls a section done exactly when nothing of it is missing', () => {
  const anything = fc.record({
    questions: fc.nat(50),
    answered: fc.nat(50),
    has_operating_officer: fc.boolean(),
    has_available_facilities: fc.boolean(),
    staffs: fc.nat(3),
    referees: fc.nat(3),
    document_names: fc.subarray([...documentTypes]),
    asked_documents: fc.subarray([...documentTypes]).map((names) => names.map(required)),
    payments: fc.nat(2),
  })
  fc.assert(
    fc.property(anything, (counts) => {
      const missing = new Set(missingSections(counts).map(({ section }) => section))
      for (const { section, state } of describeSections(counts)) expect(state === 'done').toBe(!missing.has(section))
    }),
  )
})

it('describes a section with its state and its own sentences', () => {
  const sections = describeSections({ ...complete, staffs: 0, answered: 38 })
  expect(sections[1]).toEqual({
    section: 'requirements',
    state: 'started',
    missing: ['Answer the 2 questions that are left.'],
    to_confirm: false,
    parts_to_confirm: [],
  })
  expect(sections[3]).toMatchObject({
    section: 'staff',
    state: 'empty',
    missing: ['Add at least one member of staff.'],
  })
  expect(sections[4]).toMatchObject({ section: 'referees', state: 'done', missing: [] })
})

it('has a title for the task list', () => {
  expect(applicationSections.map(sectionTitle)).toEqual([
    'Applicant',
    'Requirements',
    'Operating officer',
    'Staff',
    'Referees',
    'Available facilities',
    'Documents',
    'Payment',
  ])
})
