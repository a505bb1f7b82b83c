import { questionTypeNames } from '@portal/domain/applications/question-types.ts'
import { standings } from '@portal/domain/standing/standing.ts'
import { z } from 'zod'
import { answerEvidence } from '../applications/answer-evidence.ts'
import { applicationChange, fieldValue } from '../applications/application-change.ts'
import { availableFacilities } from '../applications/available-facilities.ts'
import { document } from '../applications/document.ts'
import { facilityContents, rowsByList } from '../applications/facility-contents.ts'
import { operatingOfficer } from '../applications/operating-officer.ts'
import { facilityFlag } from '../facilities/facility-flag.ts'
import { answerShown } from '../fields/answer-fields.ts'
import { moment } from '../fields/fields.ts'
import { payment } from '../money/payment.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { penalty } from '../standing/penalty.ts'

const fields = z.record(z.string(), fieldValue)

const answeredQuestion = z
  .object({
    sub_list_id: z.int(),
    question: z.string(),
    question_type: z.enum(questionTypeNames),
    least_number: z
      .int()
      .nullish()
      .describe('The minimum, if it has one; missing in snapshots from before questions had one.'),
    requirement_id: z.int(),
    requirement: z.string(),
    part_id: z.int(),
    part: z.string(),
    ...answerShown.shape,
    evidence: answerEvidence
      .nullish()
      .describe('The photo or file that its owner attached; missing in snapshots from before there was any.'),
  })
  .meta({
    id: 'AnsweredQuestion',
    examples: [
      {
        sub_list_id: 3,
        question: 'Is there a treatment room of at least 12 square metres?',
        question_type: 'yes_no',
        least_number: null,
        requirement_id: 1,
        requirement: 'Rooms',
        part_id: 1,
        part: 'Part A: Infrastructure',
        ...exampleOf(answerShown),
        evidence: exampleOf(answerEvidence),
      },
    ],
  })
export type AnsweredQuestion = z.output<typeof answeredQuestion>

const version = z.object({
  action: z.string().describe('The action after which it was stored, for example Submit.'),
  at: moment,
})

const correction = z
  .object({
    part: z.string(),
    id: z.int().nullable(),
    actor: z.string().describe('First and last name.'),
    at: moment,
    reason: z.string().nullable(),
  })
  .meta({
    id: 'Correction',
    examples: [
      { part: 'staffs', id: 20, actor: 'Ibrahim Musa', at: '2026-04-07T10:30:00.000Z', reason: 'As on her licence.' },
    ],
  })
export type Correction = z.output<typeof correction>

const confirmedAnswers = z
  .object({
    part_id: z.int(),
    actor: z.string().describe('First and last name.'),
    at: moment,
    sub_list_ids: z.array(z.int()).describe('The questions whose answers were confirmed and not changed since.'),
  })
  .meta({
    id: 'ConfirmedAnswers',
    examples: [{ part_id: 1, actor: 'Amina Bello', at: '2026-11-10T09:00:00.000Z', sub_list_ids: [3, 4] }],
  })
export type ConfirmedAnswers = z.output<typeof confirmedAnswers>

const sha256 = z.string().nullish().describe('SHA-256 of the file.')

const usedFile = z
  .object({
    slug: z.string(),
    name: z.string().describe('What it is here.'),
    used_slug: z.string(),
    used_as: z.string().describe('What it is there.'),
    facility: z.object({ id: z.int(), company_name: z.string() }),
  })
  .meta({
    id: 'UsedFile',
    examples: [
      {
        slug: 'q7Yk2vT9cXw4LmB8sZ1dRf',
        name: 'Fire safety Certificate',
        used_slug: 'b3Xc9wT2kVq7LmZ8sY1dRf',
        used_as: 'Fire safety Certificate',
        facility: { id: 9, company_name: 'Bosso Road Clinic' },
      },
    ],
  })

const applicationContents = z.object({
  standing: z
    .enum(standings)
    .nullish()
    .describe('How the facility stood with the ministry that day; missing in snapshots from before it was recorded.'),
  facility: fields,
  applicant: fields.nullable(),
  operating_officer: operatingOfficer.nullable(),
  ...facilityContents,
  documents: z.array(document.extend({ sha256 })).describe('The first 100.'),
  payments: z.array(payment.extend({ sha256 })).describe('The first 100.'),
  available_facilities: availableFacilities.nullable(),
  answers: z.array(answeredQuestion).describe('Every question that is asked, in the order of the catalogue.'),
})
export type ReviewedContents = z.output<typeof applicationContents>

const changesSince = z.object({
  since: version,
  rows: z.array(applicationChange).describe('The first 200.'),
  total: z.int(),
})

/** Everything that an officer reads before deciding: what the owner supplied, what changed, and what to look into. */
export const applicationReview = z
  .object({
    contents: applicationContents,
    stored: version
      .nullable()
      .describe('The snapshot that the contents come from; null while the contents are those of this moment.'),
    licence: changesSince
      .nullish()
      .describe(
        'Of a renewal: what differs from the licence before it, besides payments; of a change of type also besides answers. Null if no snapshot was taken then.',
      ),
    changes: changesSince
      .nullable()
      .describe('What changed since it was last submitted, considered or approved; null before the first time.'),
    confirmed_answers: z
      .array(confirmedAnswers)
      .describe(
        'Of a renewal or a change of type: the answers that its owner took over from the licence and confirmed unchanged.',
      ),
    corrections: z
      .array(correction)
      .describe('Who corrected what last: for each thing of the application the newest correction, at most 200.'),
    used_files: z
      .array(usedFile)
      .describe('Documents, receipts and evidence whose content is in use a second time, here or on another facility.'),
    flags: z
      .array(facilityFlag)
      .describe('What to look into about the facility: its practitioner, and likely duplicates.'),
    unpaid_penalties: z
      .object({ total: z.int(), data: z.array(penalty).describe('The first 100, in the order in which they are due.') })
      .describe('The penalties of the facility that are still to be paid.'),
  })
  .meta({
    id: 'ApplicationReview',
    examples: [
      {
        contents: {
          standing: 'good',
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
        licence: null,
        changes: {
          since: { action: 'Submit', at: '2026-03-20T09:00:00.000Z' },
          rows: [exampleOf(applicationChange)],
          total: 1,
        },
        confirmed_answers: [],
        corrections: [exampleOf(correction)],
        used_files: [exampleOf(usedFile)],
        flags: [exampleOf(facilityFlag)],
        unpaid_penalties: { total: 1, data: [exampleOf(penalty)] },
      },
    ],
  })
export type ApplicationReview = z.output<typeof applicationReview>
