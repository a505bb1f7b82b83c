import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** The photo or file that an owner attached to an answer. There is at most one at a time. Spec §3. */
export const answerEvidence = z
  .object({
    file_slug: z.string().describe('The name of the file. POST /api/documents/{slug}/link returns a link to it.'),
    media_type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
    sha256: z.string().describe('SHA-256 of the file, in hexadecimal digits.'),
    created_at: moment,
  })
  .meta({
    id: 'AnswerEvidence',
    examples: [
      {
        file_slug: 'b3Xc9wT2kVq7LmZ8sY1dRf',
        media_type: 'image/jpeg',
        sha256: 'e4a1db57b397f4bf41090af404941d6d26755882e8bf4ed9d51541b820122598',
        created_at: '2026-03-12T14:20:00.000Z',
      },
    ],
  })
export type AnswerEvidence = z.output<typeof answerEvidence>
