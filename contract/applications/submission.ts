import { z } from 'zod'
import { answerShown } from '../fields/answer-fields.ts'
import { moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { answerEvidence } from './answer-evidence.ts'

/** The answer to one question for one registration. Spec §3. */
export const submission = z
  .object({
    id: z.int(),
    ...answerShown.shape,
    sub_list_id: z.int(),
    requirement_id: z.int(),
    facility_id: z.int(),
    registration_id: z.int(),
    updated_at: moment,
    evidence: answerEvidence.nullish().describe('The photo or file that its owner attached; null if there is none.'),
  })
  .meta({
    id: 'Submission',
    examples: [
      {
        id: 88,
        ...exampleOf(answerShown),
        sub_list_id: 3,
        requirement_id: 1,
        facility_id: 12,
        registration_id: 31,
        updated_at: '2026-03-10T11:05:00.000Z',
        evidence: exampleOf(answerEvidence),
      },
    ],
  })
export type Submission = z.output<typeof submission>
