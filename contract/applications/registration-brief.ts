import { z } from 'zod'
import { moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { person } from './person.ts'
import { registration } from './registration.ts'
import { returned } from './returned.ts'

/** `RegistrationBrief` of the specification: a registration with its applicant and the officer who decided last. */
export const registrationBrief = registration
  .extend({
    user: person.nullish().describe('The applicant.'),
    processed_by: z
      .object({ first_name: z.string(), last_name: z.string(), at: moment })
      .nullish()
      .describe('The officer who took the last decision.'),
    returned: returned
      .nullish()
      .describe('The latest return to the owner for correction since the last decision; open until `resubmitted_at`.'),
  })
  .meta({
    id: 'RegistrationBrief',
    examples: [
      {
        ...exampleOf(registration),
        user: exampleOf(person),
        processed_by: { first_name: 'Ibrahim', last_name: 'Musa', at: '2026-04-08T10:30:00.000Z' },
        returned: null,
      },
    ],
  })
export type RegistrationBrief = z.output<typeof registrationBrief>
