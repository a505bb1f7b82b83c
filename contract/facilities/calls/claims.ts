import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, date, line } from '../../fields/fields.ts'
import { facilityWithPlaces } from '../facility-with-places.ts'

/** An officer makes a letter with a code for the owner of a facility without an account. The code is in this reply only. */
export const makeClaimLetter = call('POST', '/api/facilities/{id}/claim', {
  feature: 'claims',
  summary: 'Make a letter with a code for the owner of a facility that was recorded from paper. Ends the code before.',
  may: facilityActions['Make claim letter'].may,
  params: byId,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  refuses: ['already_exists'],
  // Not 201: replies that carry an Idempotency-Key are stored, and the code must not be.
  reply: z.object({
    message: z.string(),
    data: z
      .object({
        facility_id: z.int(),
        code: z.string().describe('Ten letters and digits. It is not stored and cannot be shown again.'),
        last_day: date.describe('The last day on which the code can be entered.'),
      })
      .meta({
        id: 'ClaimLetter',
        examples: [{ facility_id: 12, code: 'K7M2QXT94B', last_day: '2026-07-01' }],
      }),
  }),
  audit: { byUseCase: ['Make claim letter'] },
})

/** An owner enters the code of a letter and becomes the owner of its facility. */
export const claimFacility = call('POST', '/api/claims', {
  feature: 'claims',
  summary: 'Become the owner of a facility with the code of a letter. It may exceed the limit of facilities.',
  may: facilityActions['Claim facility'].may,
  body: z.object({ code: line('the code of your letter', 40) }).meta({ examples: [{ code: 'K7M2Q XT94B' }] }),
  refuses: ['too_many_requests'],
  reply: z.object({ message: z.string(), data: facilityWithPlaces }),
  audit: { byUseCase: ['Claim facility'] },
})
