import { concernActionNames } from '@portal/domain/actions/concern.ts'
import { concernKinds, concernOutcomes, concernStatuses } from '@portal/domain/concerns/concerns.ts'
import { z } from 'zod'
import { officer } from '../accounts/officer.ts'
import { moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'

/** What somebody has reported, as the list shows it. */
export const concern = z
  .object({
    id: z.int(),
    reference: z.string().describe('What the person who reported it was told.'),
    kind: z.enum(concernKinds),
    place: z.string().describe('The name of the place or the number of its certificate, as it was typed.'),
    address: z.string().nullable(),
    lga: z.string().nullable().describe('The name of the local government area.'),
    text: z.string(),
    status: z.enum(concernStatuses),
    outcome: z.enum(concernOutcomes).nullable().describe('What came of it; null until it is closed.'),
    has_photo: z.boolean(),
    reported_at: moment,
    closed_at: moment.nullable(),
    assignee: officer.nullable().describe('The officer who has it.'),
    facilities: z.array(z.object({ id: z.int(), company_name: z.string() })).describe('Those that it is linked to.'),
  })
  .meta({
    id: 'Concern',
    examples: [
      {
        id: 5,
        reference: 'CN-7K3M-Q2XD',
        kind: 'unlicensed',
        place: 'Blue house beside the motor park',
        address: 'Bosso Road, Minna',
        lga: 'Chanchaga',
        text: 'A man treats people there at night. No certificate is displayed.',
        status: 'new',
        outcome: null,
        has_photo: true,
        reported_at: '2026-04-08T10:30:00.000Z',
        closed_at: null,
        assignee: null,
        facilities: [{ id: 12, company_name: 'Sabongari Family Clinic' }],
      },
    ],
  })
export type Concern = z.output<typeof concern>

/** A concern with the contact of the person who reported it, and everything that was done about it. */
export const concernDetails = concern
  .extend({
    contact: z
      .object({ name: z.string().nullable(), phone_number: z.string().nullable(), email: z.string().nullable() })
      .nullable()
      .describe('null if the person left none, or it was erased.'),
    contact_erased_at: moment.nullable(),
    history: z
      .array(
        z.object({ id: z.int(), at: moment, by: z.string().nullable(), text: z.string(), note: z.string().nullable() }),
      )
      .describe('The oldest first. `by` is the full name of the officer.'),
    offered: z.array(z.enum(concernActionNames)).describe('What you may do with it now.'),
  })
  .meta({
    id: 'ConcernDetails',
    examples: [
      {
        ...exampleOf(concern),
        contact: { name: 'Maryam', phone_number: '+2348031234567', email: null },
        contact_erased_at: null,
        history: [{ id: 1, at: '2026-04-08T10:30:00.000Z', by: null, text: 'Reported', note: null }],
        offered: ['Take concern', 'Give concern', 'Link facility', 'Unlink facility', 'Close concern'],
      },
    ],
  })
export type ConcernDetails = z.output<typeof concernDetails>
