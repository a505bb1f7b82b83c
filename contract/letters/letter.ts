import { letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'

/** A letter of the ministry to the owner of a facility. It never changes. */
export const letter = z
  .object({
    id: z.int(),
    number: z.string(),
    kind: z.enum(letterKinds),
    subject: z.string(),
    written_on: date,
    facility_id: z.int(),
    registration_id: z.int().nullable().describe('Null for a letter that is about the facility alone.'),
    reference: z.string().nullable().describe('Of the application.'),
    taken_back_on: date.nullish().describe('The day on which the confirmation was taken back that a receipt is about.'),
  })
  .meta({
    id: 'Letter',
    examples: [
      {
        id: 7,
        number: 'LET-2026-000007',
        kind: 'decline',
        subject: 'Decision on the application for registration of Sabongari Family Clinic',
        written_on: '2026-04-08',
        facility_id: 12,
        registration_id: 31,
        reference: 'APP-2026-000031',
        taken_back_on: null,
      },
    ],
  })
export type Letter = z.output<typeof letter>
