import { expect, it } from 'vitest'
import { changeOf, changesBetween } from './application-changes.ts'
import type { ApplicationContents } from './application-contents.ts'

const question = {
  sub_list_id: 7,
  question: 'Is there a generator?',
  question_type: 'yes_no',
  requirement_id: 3,
  requirement: 'Power',
  part_id: 1,
  part: 'Building',
} as const
const unanswered = { ...question, respond: null, number: null, description: null }
const hauwa = { id: 4, facility_id: 9, created_at: '2026-11-01', full_name: 'Hauwa Sani', cadre: 'Nurse' }
const empty: ApplicationContents = {
  facility: { id: 9, company_name: 'Hope Clinic' },
  applicant: null,
  operating_officer: null,
  available_facilities: null,
  staffs: [],
  referees: [],
  documents: [],
  payments: [],
  answers: [unanswered],
}
const one = { id: null, name: '' }

it.each<[string, Partial<ApplicationContents>, Partial<ApplicationContents>, object[]]>([
  ['nothing', {}, {}, []],
  ['a question that is no longer asked', { answers: [{ ...unanswered, respond: 1 }] }, { answers: [] }, []],
  [
    'a field of the facility',
    {},
    { facility: { id: 9, company_name: 'Hope Hospital' } },
    [
      {
        ...one,
        part: 'facility',
        kind: 'changed',
        fields: [{ field: 'company_name', before: 'Hope Clinic', after: 'Hope Hospital' }],
      },
    ],
  ],
  [
    'an applicant',
    {},
    { applicant: { first_name: 'Musa' } },
    [{ ...one, part: 'applicant', kind: 'added', fields: [] }],
  ],
  [
    'no applicant any more',
    { applicant: { first_name: 'Musa' } },
    {},
    [{ ...one, part: 'applicant', kind: 'removed', fields: [] }],
  ],
  ['a nurse', {}, { staffs: [hauwa] }, [{ part: 'staffs', kind: 'added', id: 4, name: 'Hauwa Sani', fields: [] }]],
  [
    'a payment less',
    { payments: [{ id: 2, amount: 5000 }] },
    {},
    [{ part: 'payments', kind: 'removed', id: 2, name: '5000', fields: [] }],
  ],
  [
    'a cadre, and when the row was stored',
    { staffs: [hauwa] },
    { staffs: [{ ...hauwa, created_at: '2026-11-02', cadre: 'Midwife' }] },
    [
      {
        part: 'staffs',
        kind: 'changed',
        id: 4,
        name: 'Hauwa Sani',
        fields: [{ field: 'cadre', before: 'Nurse', after: 'Midwife' }],
      },
    ],
  ],
  ['only a verdict of an officer', { referees: [{ id: 1 }] }, { referees: [{ id: 1, verdict: 'Satisfactory' }] }, []],
  [
    'a first answer',
    {},
    { answers: [{ ...unanswered, respond: 1 }] },
    [
      {
        part: 'answers',
        kind: 'added',
        id: 7,
        name: 'Is there a generator?',
        fields: [{ field: 'respond', before: null, after: 1 }],
      },
    ],
  ],
  [
    'evidence of an answer, of which the earlier version recorded none',
    { answers: [{ ...unanswered, respond: 1 }] },
    { answers: [{ ...unanswered, respond: 1, evidence: { sha256: 'ab' } }] },
    [
      {
        part: 'answers',
        kind: 'changed',
        id: 7,
        name: 'Is there a generator?',
        fields: [{ field: 'evidence', before: null, after: 'ab', not_recorded: 'before' }],
      },
    ],
  ],
  [
    'another number in an answer',
    { answers: [{ ...unanswered, respond: 1, number: 2 }] },
    { answers: [{ ...unanswered, respond: 1, number: 3 }] },
    [
      {
        part: 'answers',
        kind: 'changed',
        id: 7,
        name: 'Is there a generator?',
        fields: [{ field: 'number', before: 2, after: 3 }],
      },
    ],
  ],
])('finds between two versions: %s', (_, before, after, changes) => {
  expect(changesBetween({ ...empty, ...before }, { ...empty, ...after })).toEqual(changes)
})

it('says nothing about a part that the earlier version does not record', () => {
  const { facility } = empty
  const now = { ...empty, standing: 'good', applicant: { first_name: 'Musa' }, staffs: [hauwa] }
  expect(changesBetween({ facility }, now)).toEqual([])
})

it.each([
  ['added', null, hauwa, { kind: 'added', name: 'Hauwa Sani', fields: [] }],
  ['removed', hauwa, null, { kind: 'removed', name: 'Hauwa Sani', fields: [] }],
  [
    'changed, a verdict too',
    hauwa,
    { ...hauwa, verdict: 'Satisfactory' },
    { kind: 'changed', name: 'Hauwa Sani', fields: [{ field: 'verdict', before: null, after: 'Satisfactory' }] },
  ],
])('says that one row was %s', (_, before, after, change) => {
  expect(changeOf({ part: 'staffs', id: 4, before, after })).toEqual({ part: 'staffs', id: 4, ...change })
})

it('says nothing of what is the same, and of what never was', () => {
  expect(changeOf({ part: 'staffs', id: 4, before: hauwa, after: { ...hauwa, updated_at: '2026-11-03' } })).toBe(
    undefined,
  )
  expect(changeOf({ part: 'applicant', before: null, after: null })).toBe(undefined)
})
