import { z } from 'zod'
import { person } from '../entities/person.ts'
import { registration } from '../entities/registration.ts'
import { moment } from '../fields.ts'

/** `RegistrationBrief` of the wire: a registration with its applicant and the officer who decided last. */
export const registrationBrief = registration
  .extend({
    user: person.nullish().describe('The applicant.'),
    processed_by: z
      .object({ first_name: z.string(), last_name: z.string(), at: moment })
      .nullish()
      .describe('The officer who took the last decision.'),
  })
  .meta({ id: 'RegistrationBrief' })
export type RegistrationBrief = z.output<typeof registrationBrief>
