import { expect, it } from 'vitest'
import type { ApplicationContents } from './application-contents.ts'
import { compareVersions } from './compared-versions.ts'

const question = {
  sub_list_id: 7,
  question: 'Is there a generator?',
  question_type: 'yes_no',
  requirement_id: 3,
  requirement: 'Power',
  part_id: 1,
  part: 'Building',
} as const
const yes = { ...question, respond: 1 as const, number: 2, description: null }
const unanswered = { ...question, respond: null, number: null, description: null }
const hauwa = { id: 4, facility_id: 9, created_at: '2026-11-01', full_name: 'Hauwa Sani', cadre: 'Nurse' }
const empty: ApplicationContents = {
  facility: {},
  applicant: null,
  operating_officer: null,
  available_facilities: null,
  staffs: [],
  referees: [],
  documents: [],
  payments: [],
  answers: [],
}
const facility = { part: 'facility', kind: 'same', id: null, name: '', fields: [] }
const thing = { part: 'staffs', id: 4, name: 'Hauwa Sani' }
const answer = { part: 'answers', id: 7, name: 'Is there a generator?' }

it.each<[string, Partial<ApplicationContents>, Partial<ApplicationContents>, object]>([
  [
    'a thing that stayed as it was',
    { staffs: [hauwa] },
    { staffs: [{ ...hauwa, created_at: '2026-11-02' }] },
    {
      ...thing,
      kind: 'same',
      fields: [
        { field: 'full_name', before: 'Hauwa Sani', after: 'Hauwa Sani' },
        { field: 'cadre', before: 'Nurse', after: 'Nurse' },
      ],
    },
  ],
  [
    'a changed thing with the fields that stayed',
    { staffs: [{ ...hauwa, time: null }] },
    { staffs: [{ ...hauwa, cadre: 'Midwife', time: 'full time' }] },
    {
      ...thing,
      kind: 'changed',
      fields: [
        { field: 'full_name', before: 'Hauwa Sani', after: 'Hauwa Sani' },
        { field: 'cadre', before: 'Nurse', after: 'Midwife' },
        { field: 'time', before: null, after: 'full time' },
      ],
    },
  ],
  [
    'what was removed, with what it was',
    { staffs: [hauwa] },
    {},
    {
      ...thing,
      kind: 'removed',
      fields: [
        { field: 'full_name', before: 'Hauwa Sani', after: null },
        { field: 'cadre', before: 'Nurse', after: null },
      ],
    },
  ],
  [
    'evidence that was attached to an answer',
    { answers: [{ ...yes, evidence: null }] },
    { answers: [{ ...yes, evidence: { sha256: '9f86d0' } }] },
    {
      ...answer,
      kind: 'changed',
      fields: [
        { field: 'respond', before: 1, after: 1 },
        { field: 'number', before: 2, after: 2 },
        { field: 'description', before: null, after: null },
        { field: 'evidence', before: null, after: '9f86d0' },
      ],
    },
  ],
  [
    'evidence of an answer, of which the earlier version recorded none',
    { answers: [yes] },
    { answers: [{ ...yes, evidence: { sha256: '9f86d0' } }] },
    {
      ...answer,
      kind: 'changed',
      fields: [
        { field: 'respond', before: 1, after: 1 },
        { field: 'number', before: 2, after: 2 },
        { field: 'description', before: null, after: null },
        { field: 'evidence', before: null, after: '9f86d0', not_recorded: 'before' },
      ],
    },
  ],
  [
    'a field that the later version does not record',
    { staffs: [{ ...hauwa, time: 'full time' }] },
    { staffs: [hauwa] },
    {
      ...thing,
      kind: 'changed',
      fields: [
        { field: 'full_name', before: 'Hauwa Sani', after: 'Hauwa Sani' },
        { field: 'cadre', before: 'Nurse', after: 'Nurse' },
        { field: 'time', before: 'full time', after: null, not_recorded: 'after' },
      ],
    },
  ],
  [
    'a field that the earlier version does not record, and that is empty now',
    { staffs: [hauwa] },
    { staffs: [{ ...hauwa, time: null }] },
    {
      ...thing,
      kind: 'same',
      fields: [
        { field: 'full_name', before: 'Hauwa Sani', after: 'Hauwa Sani' },
        { field: 'cadre', before: 'Nurse', after: 'Nurse' },
        { field: 'time', before: null, after: null, not_recorded: 'before' },
      ],
    },
  ],
  [
    'an answer without evidence, before and after there was any',
    { answers: [yes] },
    { answers: [{ ...yes, evidence: null }] },
    {
      ...answer,
      kind: 'same',
      fields: [
        { field: 'respond', before: 1, after: 1 },
        { field: 'number', before: 2, after: 2 },
        { field: 'description', before: null, after: null },
      ],
    },
  ],
  [
    'the same file as another upload',
    { answers: [{ ...yes, evidence: { sha256: '9f86d0' } }] },
    { answers: [{ ...yes, evidence: { sha256: '9f86d0' } }] },
    {
      ...answer,
      kind: 'same',
      fields: [
        { field: 'respond', before: 1, after: 1 },
        { field: 'number', before: 2, after: 2 },
        { field: 'description', before: null, after: null },
        { field: 'evidence', before: '9f86d0', after: '9f86d0' },
      ],
    },
  ],
  [
    'a question that nobody answered',
    { answers: [unanswered] },
    { answers: [unanswered] },
    {
      ...answer,
      kind: 'same',
      fields: [
        { field: 'respond', before: null, after: null },
        { field: 'number', before: null, after: null },
        { field: 'description', before: null, after: null },
      ],
    },
  ],
  [
    'a question that is no longer asked',
    { answers: [yes] },
    {},
    {
      ...answer,
      kind: 'removed',
      fields: [
        { field: 'respond', before: 1, after: null },
        { field: 'number', before: 2, after: null },
        { field: 'description', before: null, after: null },
      ],
    },
  ],
])('shows side by side: %s', (_, before, after, shown) => {
  expect(compareVersions({ ...empty, ...before }, { ...empty, ...after })).toEqual([facility, shown])
})

const shown = (before: Partial<ApplicationContents>, after: Partial<ApplicationContents>) =>
  compareVersions({ ...empty, ...before }, { ...empty, ...after }).map(
    ({ part, kind, name, fields }) => `${kind} ${part} ${name}: ${fields.map(({ field }) => field).join(' ')}`,
  )
const file = { id: 1, facility_id: 9, created_at: '2026-11-01', updated_at: '2026-11-02', sha256: 'ab' }

it('shows every part in the order in which an officer reads it, without what names a row or its file', () => {
  const after = {
    standing: 'suspended',
    applicant: { first_name: 'Amina' },
    operating_officer: { folio_number: '45678' },
    available_facilities: { theatre: true },
    staffs: [hauwa],
    referees: [{ ...file, name: 'Musa Bello', verdict: 'Satisfactory' }],
    documents: [{ ...file, name: 'PHCN bill', file_slug: 'abc' }],
    payments: [{ ...file, amount: 25_000, document: 'abc', registration_id: 3 }],
    answers: [yes],
  }
  expect(shown({ standing: 'in good standing' }, after)).toEqual([
    'changed standing : standing',
    'same facility : ',
    'added applicant : first_name',
    'added operating_officer : folio_number',
    'added available_facilities : theatre',
    'added staffs Hauwa Sani: full_name cadre',
    'added referees Musa Bello: name',
    'added documents PHCN bill: name',
    'added payments 25000: amount',
    'added answers Is there a generator?: respond number description',
  ])
})

it('compares the standing only where both versions have stored it', () => {
  const neither = ['not recorded standing : ', 'same facility : ']
  expect(shown({}, { standing: 'suspended' })).toEqual(neither)
  expect(shown({ standing: 'suspended' }, {})).toEqual(neither)
  expect(shown({}, {})).toEqual(['same facility : '])
  expect(shown({ standing: 'suspended' }, { standing: 'suspended' })).toEqual([
    'same standing : standing',
    'same facility : ',
  ])
})

it('says once of each part that one version does not record that it cannot be compared', () => {
  const whole = {
    standing: 'good',
    applicant: { first_name: 'Amina' },
    staffs: [hauwa, { ...hauwa, id: 5, full_name: 'Bola Ade' }],
    documents: [{ ...file, name: 'PHCN bill' }],
    answers: [yes, { ...yes, sub_list_id: 8 }],
  }
  const partly = [
    'not recorded standing : ',
    'same facility : ',
    'not recorded applicant : ',
    'not recorded staffs : ',
    'not recorded documents : ',
    'not recorded answers : ',
  ]
  const both = (before: Partial<ApplicationContents>, after: Partial<ApplicationContents>) =>
    compareVersions({ facility: {}, ...before }, { facility: {}, ...after }).map(
      ({ kind, part, name }) => `${kind} ${part} ${name}: `,
    )
  expect(both({}, { ...empty, ...whole })).toEqual(partly)
  expect(both({ ...empty, ...whole }, {})).toEqual(partly)
  expect(both({}, empty)).toEqual(['same facility : '])
})
