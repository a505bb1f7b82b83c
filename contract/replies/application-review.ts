import { questionTypeNames } from '@portal/domain/question-types.ts'
import { z } from 'zod'
import { answerShown } from '../answer-fields.ts'
import { availableFacilities } from '../entities/available-facilities.ts'
import { document } from '../entities/document.ts'
import { operatingOfficer } from '../entities/operating-officer.ts'
import { payment } from '../entities/payment.ts'
import { exampleOf } from '../example-of.ts'
import { moment } from '../fields.ts'
import { facilityContents, rowsByList } from './facility-contents.ts'

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
const fields = z.record(z.string(), fieldValue)

const answeredQuestion = z
  .object({
    sub_list_id: z.int(),
    question: z.string(),
    question_type: z.enum(questionTypeNames),
    requirement_id: z.int(),
    requirement: z.string(),
    part_id: z.int(),
    part: z.string(),
    ...answerShown.shape,
  })
  .meta({
    id: 'AnsweredQuestion',
    examples: [
      {
        sub_list_id: 3,
        question: 'Is there a treatment room of at least 12 square metres?',
        question_type: 'yes_no',
        requirement_id: 1,
        requirement: 'Rooms',
        part_id: 1,
        part: 'Part A: Infrastructure',
        ...exampleOf(answerShown),
      },
    ],
  })
export type AnsweredQuestion = z.output<typeof answeredQuestion>

const version = z.object({
  action: z.string().describe('The action after which it was stored, for example Submit.'),
  at: moment,
})

const change = z
  .object({
    part: z.string().describe('The part of the contents.'),
    kind: z.enum(['added', 'removed', 'changed']),
    id: z.int().nullable().describe('The row or the question; null where there is only one.'),
    name: z.string().describe('Which of several: a name or a question. Empty where there is only one.'),
    fields: z.array(z.object({ field: z.string(), before: fieldValue, after: fieldValue })),
  })
  .meta({
    id: 'ApplicationChange',
    examples: [
      {
        part: 'facility',
        kind: 'changed',
        id: null,
        name: '',
        fields: [{ field: 'address', before: '12 Market Road, Bida', after: '14 Market Road, Bida' }],
      },
    ],
  })
export type ApplicationChange = z.output<typeof change>

const applicationContents = z.object({
  facility: fields,
  applicant: fields.nullable(),
  operating_officer: operatingOfficer.nullable(),
  ...facilityContents,
  available_facilities: availableFacilities.nullable(),
  answers: z.array(answeredQuestion).describe('Every question that is asked, in the order of the catalogue.'),
})
export type ReviewedContents = z.output<typeof applicationContents>

/** Everything that an officer reads before deciding: what the owner supplied, what changed, and what looks alike. */
export const applicationReview = z
  .object({
    contents: applicationContents,
    stored: version
      .nullable()
      .describe('The snapshot that the contents come from; null while the contents are those of this moment.'),
    changes: z
      .object({
        since: version,
        rows: z.array(change).describe('The first 200.'),
        total: z.int(),
      })
      .nullable()
      .describe('What changed since it was last submitted, considered or approved; null before the first time.'),
    duplicates: z
      .array(
        z.object({
          id: z.int(),
          company_name: z.string(),
          address: z.string(),
          phone_number: z.string(),
          cac: z.string().nullable(),
        }),
      )
      .describe('Facilities that may be the same as this one, at most ten.'),
  })
  .meta({
    id: 'ApplicationReview',
    examples: [
      {
        contents: {
          facility: { company_name: 'Sabongari Family Clinic', address: '14 Market Road, Bida' },
          applicant: { first_name: 'Musa', last_name: 'Abubakar' },
          operating_officer: exampleOf(operatingOfficer),
          ...rowsByList(() => []),
          documents: [exampleOf(document)],
          payments: [exampleOf(payment)],
          available_facilities: null,
          answers: [exampleOf(answeredQuestion)],
        },
        stored: null,
        changes: {
          since: { action: 'Submit', at: '2026-03-20T09:00:00.000Z' },
          rows: [exampleOf(change)],
          total: 1,
        },
        duplicates: [
          {
            id: 9,
            company_name: 'Sabon Gari Family Clinic',
            address: '12 Market Road, Bida',
            phone_number: '+2348031234567',
            cac: 'RC5801088',
          },
        ],
      },
    ],
  })
export type ApplicationReview = z.output<typeof applicationReview>
