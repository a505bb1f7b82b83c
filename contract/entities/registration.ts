import { derivedStatuses } from '@portal/domain/registration-expiry.ts'
import { registrationStatuses } from '@portal/domain/registration-status.ts'
import { z } from 'zod'
import { date, moment } from '../fields.ts'

/** A facility has a new registration first, and renewals over the years. */
const registrationKinds = ['new', 'renewal'] as const

/** A registration as the wire shows it, without its neighbours. Spec §3. */
export const registration = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    status: z.enum(registrationStatuses),
    registration_status: z
      .enum(derivedStatuses)
      .describe('Read from status and date each time: active, provisional, expired or inactive.'),
    kind: z.enum(registrationKinds),
    reference: z.string().describe('Reference of the application, for example APP-2026-000123.'),
    expiry_date: date.nullable(),
    updated_at: moment,
    submitted_at: moment.nullable(),
  })
  .meta({
    examples: [
      {
        id: 31,
        facility_id: 12,
        status: 'Approved',
        registration_status: 'active',
        kind: 'new',
        reference: 'APP-2026-000123',
        expiry_date: '2026-12-31',
        updated_at: '2026-04-08T10:30:00.000Z',
        submitted_at: '2026-03-20T09:00:00.000Z',
      },
    ],
  })
export type Registration = z.output<typeof registration>
