import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** A version of an application that was stored when something was done with it, and is never changed. */
export const applicationVersion = z
  .object({
    id: z.int(),
    action: z.string().describe('The action with which it was stored, for example Submit.'),
    at: moment,
    actor: z.string().describe('First and last name of who did it; The portal for what nobody did.'),
    reference: z.string().describe('Of the registration: this one, or an earlier one of the facility.'),
  })
  .meta({
    id: 'ApplicationVersion',
    examples: [
      {
        id: 3,
        action: 'Submit',
        at: '2026-03-20T09:00:00.000Z',
        actor: 'Amina Bello',
        reference: 'APP-2026-000031',
      },
    ],
  })
export type ApplicationVersion = z.output<typeof applicationVersion>
