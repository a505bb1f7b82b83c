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
    { staffs: [hauwa] },
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
