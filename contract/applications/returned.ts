import { returnableSections } from '@portal/domain/applications/returned-items.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** What an officer asked an owner to correct, and by when. */
export const returned = z
  .object({
    at: moment,
    due_date: date.describe('The day by which the correction is asked for. Nothing happens by itself when it is past.'),
    items: z.array(
      z.object({
        section: z.enum(returnableSections),
        id: z.int().nullable().describe('The question, person or file; null for the whole section.'),
        name: z.string().nullable().describe('Which it is, in words.'),
        requirement_id: z.int().nullish().describe('The requirement that asks the question.'),
        remark: z.string(),
        asks_evidence: z
          .boolean()
          .optional()
          .describe('Whether a photo or a file is asked for, which the owner can attach to the answer.'),
        answer: z
          .object({ text: z.string(), actor: z.string().describe('First and last name.'), at: moment })
          .nullish()
          .describe('What the owner says in place of a correction, or about it.'),
      }),
    ),
    resubmitted_at: moment.nullable(),
    earlier: z
      .array(z.object({ at: moment, resubmitted_at: moment.nullable() }))
      .optional()
      .describe('Earlier returns since the last decision, the oldest first.'),
  })
  .meta({
    id: 'Returned',
    examples: [
      {
        at: '2026-03-24T09:00:00.000Z',
        due_date: '2026-04-07',
        items: [
          { section: 'documents', id: 14, name: 'PHCN bill', remark: 'The bill is of another address.', answer: null },
          {
            section: 'staff',
            id: null,
            name: null,
            remark: 'The list has no nurse.',
            answer: {
              text: 'Our nurse begins on 1 May; her letter is among the documents.',
              actor: 'Amina Bello',
              at: '2026-03-26T10:00:00.000Z',
            },
          },
        ],
        resubmitted_at: null,
        earlier: [],
      },
    ],
  })
export type Returned = z.output<typeof returned>
