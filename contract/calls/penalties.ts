import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { list, paging } from '../paging.ts'
import { optional, prose, recordId } from '../fields.ts'
import { penaltyWithFacility } from '../replies/penalty-with-facility.ts'

/** Every penalty, newest first. Spec §2. */
export const listPenalties = call('GET', '/api/penalty', {
  summary: 'Penalties with their facilities, newest first.',
  may: 'list penalties',
  query: paging,
  reply: list(penaltyWithFacility).extend({
    facilities: z.int().describe('How many facilities were penalised; one that was penalised twice is one.'),
  }),
})

/** How often a facility was penalised. Spec §7. */
export const countPenalties = call('POST', '/api/penalty-status', {
  summary: 'How many penalties a facility has.',
  may: 'list penalties',
  body: z.object({ facility_id: recordId }).meta({ examples: [{ facility_id: 12 }] }),
  resource: { kind: 'facility', in: 'body', field: 'facility_id' },
  reply: z.object({ total: z.int() }),
})

/** An officer penalises a facility. Spec §7. */
export const penaliseFacility = call('POST', '/api/penalty', {
  summary: 'Penalise a facility.',
  may: facilityActions.Penalise.may,
  body: z
    .object({
      facility_id: recordId,
      registration_id: optional(recordId),
      user_id: optional(recordId).describe('Not used: the owner is read from the facility.'),
      comment: prose('the reason for the penalty'),
    })
    .meta({
      examples: [{ facility_id: 12, registration_id: 31, comment: 'No resident medical practitioner in May.' }],
    }),
  resource: [
    { kind: 'facility', in: 'body', field: 'facility_id' },
    { kind: 'registration', in: 'body', field: 'registration_id' },
  ],
  status: 201,
  reply: z.object({ data: penaltyWithFacility }),
})
