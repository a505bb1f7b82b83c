import { z } from 'zod'
import { fieldValue } from './application-change.ts'

/** One thing of an application in two versions, with every field that either has. */
export const comparedThing = z
  .object({
    part: z.string().describe('The part of the contents.'),
    kind: z.enum(['same', 'added', 'removed', 'changed']),
    id: z.int().nullable().describe('The row or the question; null where there is only one.'),
    name: z.string().describe('Which of several: a name or a question. Empty where there is only one.'),
    fields: z.array(z.object({ field: z.string(), before: fieldValue, after: fieldValue })),
  })
  .meta({
    id: 'ComparedThing',
    examples: [
      {
        part: 'facility',
        kind: 'changed',
        id: null,
        name: '',
        fields: [
          { field: 'company_name', before: 'Sabongari Family Clinic', after: 'Sabongari Family Clinic' },
          { field: 'address', before: '12 Market Road, Bida', after: '14 Market Road, Bida' },
        ],
      },
    ],
  })
