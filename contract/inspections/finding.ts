import { findingOutcomes, maxPhotosOfQuestion } from '@portal/domain/inspections/inspections.ts'
import { z } from 'zod'
import { answerEvidence } from '../applications/answer-evidence.ts'
import { choice, moment, optional, prose, recordId, wholeNumber } from '../fields/fields.ts'

/** The name that a phone gives to what it records, so that it is stored once however often it is sent. */
export const recordKey = z.uuid('This must be the key of something that was recorded')

/** When something happened by the clock of the phone. It is kept as it was told, beside the server's. */
export const phoneMoment = moment.describe("By the clock of the inspector's phone.")

/** A photo of a visit. Its bytes are at the link of POST /api/inspections/{id}/photos/{photo}/link. */
export const inspectionPhoto = z
  .object({
    id: z.int(),
    key: recordKey,
    sub_list_id: z.int().nullable().describe('The question that it shows; null: the facility as a whole.'),
    sha256: z.string(),
    size_bytes: z.int(),
    taken_at: phoneMoment,
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    accuracy_m: z.int().nullable().describe('How exact the position is, in metres.'),
    taken_by: z.string().describe('Full name.'),
  })
  .meta({
    id: 'InspectionPhoto',
    examples: [
      {
        id: 9,
        key: '0d9f5c0e-3f6b-4d0e-9a53-0f5f4d4c5a11',
        sub_list_id: 3,
        sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        size_bytes: 183_201,
        taken_at: '2026-04-14T09:12:00.000Z',
        latitude: 9.6139,
        longitude: 6.5569,
        accuracy_m: 8,
        taken_by: 'Ibrahim Musa',
      },
    ],
  })
export type InspectionPhoto = z.output<typeof inspectionPhoto>

/** What was found about one question. */
export const finding = z
  .object({
    sub_list_id: z.int(),
    outcome: z.enum(findingOutcomes),
    number_seen: z.int().nullable(),
    note: z.string().nullable(),
    version: z.int().describe('1 for the first one about this question. The next one must be based on it.'),
    found_by: z.string().describe('Full name.'),
    found_at: phoneMoment,
    recorded_at: moment,
  })
  .meta({
    id: 'Finding',
    examples: [
      {
        sub_list_id: 3,
        outcome: 'partly met',
        number_seen: 1,
        note: 'One concentrator works. The gauge of the cylinder is broken.',
        version: 1,
        found_by: 'Ibrahim Musa',
        found_at: '2026-04-14T09:10:00.000Z',
        recorded_at: '2026-04-14T13:40:12.000Z',
      },
    ],
  })
export type Finding = z.output<typeof finding>

/** A finding as a phone sends it. */
export const findingForm = z
  .object({
    key: recordKey,
    sub_list_id: recordId,
    outcome: choice(findingOutcomes, 'what you found'),
    number_seen: optional(wholeNumber(0, 99_999, 'Enter a whole number from 0 to 99,999')),
    note: optional(prose('a note')),
    based_on: z.int().min(0).describe('The version that the inspector saw; 0 if there was none.'),
    found_at: phoneMoment,
  })
  .meta({
    id: 'FindingForm',
    examples: [
      {
        key: '6f7d2b7e-57f4-4c8e-8a43-0d1c1e3e7a01',
        sub_list_id: 3,
        outcome: 'partly met',
        number_seen: 1,
        note: 'One concentrator works. The gauge of the cylinder is broken.',
        based_on: 0,
        found_at: '2026-04-14T09:10:00.000Z',
      },
    ],
  })
export type FindingForm = z.output<typeof findingForm>

/** A question of the checklist of a visit, as the catalogue had it when the visit began. */
export const checklistQuestion = z
  .object({
    sub_list_id: z.int(),
    part_id: z.int(),
    part: z.string().describe('Designation and name.'),
    requirement: z.string(),
    question: z.string(),
    help: z.string().nullable(),
    least_number: z.int().nullable(),
    weight: z.int().describe('0 to 5; 0 is not scored.'),
    is_critical: z.boolean(),
    may_not_apply: z.boolean(),
    needs_photo: z.boolean(),
    answer: z
      .object({
        respond: z.literal([1, 0]).nullable(),
        number: z.int().nullable(),
        description: z.string().nullable(),
        evidence: answerEvidence.nullish().describe('The photo or file that the owner attached to it.'),
      })
      .nullable()
      .describe("The owner's; null if there is none. A setting hides it on the screen until the inspector has chosen."),
  })
  .meta({
    id: 'ChecklistQuestion',
    examples: [
      {
        sub_list_id: 3,
        part_id: 1,
        part: 'Part A Out-patient area',
        requirement: 'Waiting and consulting',
        question: 'Is there oxygen with flow meter or a concentrator?',
        help: 'Ask to see it work.',
        least_number: 2,
        weight: 5,
        is_critical: true,
        may_not_apply: false,
        needs_photo: true,
        answer: { respond: 1, number: 2, description: null, evidence: null },
      },
    ],
  })
export type ChecklistQuestion = z.output<typeof checklistQuestion>

/** How many photos a question can have, in words. */
export const photosOfQuestion = `At most ${maxPhotosOfQuestion} for each question.`
