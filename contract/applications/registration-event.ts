import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** One line of a registration's timeline: who changed the status, when, from what to what, and why. */
export const registrationEvent = z
  .object({
    at: moment,
    actor: z.string().describe('First and last name; “The portal” for what it did by itself.'),
    from: z.enum(registrationStatuses).nullable().describe('null for the start of the registration.'),
    to: z.enum(registrationStatuses),
    reason: z.string().nullable(),
  })
  .meta({
    id: 'RegistrationEvent',
    examples: [
      {
        at: '2026-04-08T10:30:00.000Z',
        actor: 'Ibrahim Musa',
        from: 'Awaiting decision',
        to: 'Approved',
        reason: null,
      },
    ],
  })
export type RegistrationEvent = z.output<typeof registrationEvent>
