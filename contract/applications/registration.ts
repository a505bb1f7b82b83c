import { registrationKinds } from '@portal/domain/applications/registration-kinds.ts'
import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { licenceOrigins } from '@portal/domain/licences/licence-origin.ts'
import { derivedStatuses } from '@portal/domain/licences/registration-expiry.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** A registration, without related records. Spec §3. */
export const registration = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    facility_type_id: z
      .int()
      .describe('The type whose questions it asks. Of a change of type the one that is asked for.'),
    status: z.enum(registrationStatuses),
    registration_status: z
      .enum(derivedStatuses)
      .describe('Derived from status and expiry date at each request: active, provisional, expired or inactive.'),
    kind: z
      .enum(registrationKinds)
      .describe(
        'A renewal follows a licence, before its end or in the year after; a change asks for another type under it.',
      ),
    origin: z
      .enum(licenceOrigins)
      .nullish()
      .describe(
        '`paper` is a licence that the ministry issued on paper before the portal: nothing is decided or printed here.',
      ),
    recorded_on: date.nullish().describe('Of origin `paper`: the day on which the portal recorded it.'),
    change_of_type: z
      .object({ from: z.string(), to: z.string() })
      .nullish()
      .describe('Of a change of type: from which type to which.'),
    reference: z.string().describe('Reference of the application, for example APP-2026-000123.'),
    valid_from: date
      .nullish()
      .describe(
        'The first day of an approval. A renewal that was approved early begins when the licence before it ends.',
      ),
    expiry_date: date.nullable(),
    extended_at: moment.nullish().describe('When the temporary approval was extended, which is possible once.'),
    updated_at: moment,
    submitted_at: moment.nullable(),
    ended_at: moment
      .nullish()
      .describe(
        'When it was withdrawn by its owner, or lapsed after it was declined; of a change of type also when it was approved.',
      ),
  })
  .meta({
    examples: [
      {
        id: 31,
        facility_id: 12,
        facility_type_id: 2,
        status: 'Approved',
        registration_status: 'active',
        kind: 'new',
        origin: 'portal',
        recorded_on: null,
        change_of_type: null,
        reference: 'APP-2026-000123',
        valid_from: '2026-04-08',
        expiry_date: '2026-12-31',
        extended_at: null,
        updated_at: '2026-04-08T10:30:00.000Z',
        submitted_at: '2026-03-20T09:00:00.000Z',
        ended_at: null,
      },
    ],
  })
export type Registration = z.output<typeof registration>
