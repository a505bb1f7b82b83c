import { documentDemands, lastDayRules } from '@portal/domain/applications/document-kinds.ts'
import { cadreKeys } from '@portal/domain/applications/staff-cadres.ts'
import { z } from 'zod'

/** A kind of document as one application is asked for it. */
export const askedDocument = z
  .object({
    id: z.int(),
    name: z.string(),
    hint: z.string().nullable().describe('What is meant by it.'),
    last_day: z.enum(lastDayRules).describe('Whether the last day on which it is valid is stated with it.'),
    most_files: z
      .int()
      .nullable()
      .describe('How many of this kind an owner can add to one application; null if only the whole number is limited.'),
    staff_cadres: z
      .array(z.enum(cadreKeys))
      .readonly()
      .describe('The cadres of which each member of staff is asked for it; empty for a document of the facility.'),
    demand: z.enum(documentDemands).exclude(['not asked']).describe('Whether the application needs it before Submit.'),
    example_url: z.string().nullable().describe('Where its example is, which anybody may open; null if there is none.'),
  })
  .meta({
    id: 'AskedDocument',
    examples: [
      {
        id: 6,
        name: 'Tax clearance certificate',
        hint: 'Of the last three years, from the State Board of Internal Revenue.',
        last_day: 'required',
        most_files: 3,
        staff_cadres: [],
        demand: 'required',
        example_url: '/examples/q7Yk2vT9cXw4LmB8sZ1dRf',
      },
    ],
  })
export type AskedDocument = z.output<typeof askedDocument>
