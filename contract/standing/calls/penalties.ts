import { facilityActions } from '@portal/domain/actions/facility.ts'
import { penaltyDecisions } from '@portal/domain/actions/penalty.ts'
import { penaltyFilters } from '@portal/domain/standing/penalties.ts'
import { z } from 'zod'
import { readsOnly } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId, optional, prose, recordId, statedDate } from '../../fields/fields.ts'
import { sorting } from '../../fields/filters.ts'
import { list, paging } from '../../fields/paging.ts'
import { paidAmount } from '../../money/naira-field.ts'
import { penaltyWithFacility } from '../penalty-with-facility.ts'

/** Penalties, newest first. Spec §2. */
export const listPenalties = call('GET', '/api/penalty', {
  feature: 'penalties',
  summary: 'Penalties with their facilities, newest first unless another order is asked for.',
  may: 'list penalties',
  query: paging.extend({
    state: z.enum(penaltyFilters).optional(),
    sort: sorting(['created_at', 'name', 'category', 'lga', 'status'], 'Without it the newest come first.'),
  }),
  reply: list(penaltyWithFacility).extend({
    facilities: z.int().describe('How many facilities were penalised; one that was penalised twice is one.'),
  }),
})

/** How often a facility was penalised. Spec §7. */
export const countPenalties = call('POST', '/api/penalty-status', {
  feature: 'penalties',
  summary: 'How many penalties a facility has.',
  may: 'list penalties',
  body: z.object({ facility_id: recordId }).meta({ examples: [{ facility_id: 12 }] }),
  resource: { kind: 'facility', in: 'body', field: 'facility_id' },
  reply: z.object({ total: z.int() }),
  audit: readsOnly,
})

/** An officer penalises a facility. Spec §7. */
export const penaliseFacility = call('POST', '/api/penalty', {
  feature: 'penalties',
  summary: 'Penalise a facility.',
  may: facilityActions.Penalise.may,
  body: z
    .object({
      facility_id: recordId,
      registration_id: optional(recordId),
      user_id: optional(recordId).describe('Not used: the owner is read from the facility.'),
      comment: prose('the reason for the penalty'),
      offence_id: optional(recordId).describe('An offence of the tariff of today.'),
      amount: optional(paidAmount).describe(
        'Naira; left out, that of the tariff. Without an offence and an amount nothing is to be paid.',
      ),
      due_date: optional(statedDate).describe('The day by which it is to be paid; left out, that of the tariff.'),
    })
    .meta({
      examples: [
        { facility_id: 12, registration_id: 31, comment: 'No resident medical practitioner in May.' },
        { facility_id: 12, comment: 'The second time.', amount: 50000, due_date: '2026-12-31' },
      ],
    }),
  resource: [
    { kind: 'facility', in: 'body', field: 'facility_id' },
    { kind: 'registration', in: 'body', field: 'registration_id' },
  ],
  status: 201,
  reply: z.object({ data: penaltyWithFacility }),
  audit: { byUseCase: ['Penalise'] },
})

/** An officer waives what is still to be paid of a penalty. */
export const waivePenalty = call('POST', '/api/penalty/{id}/waive', {
  feature: 'penalties',
  summary: 'Waive what is still to be paid of a penalty, with a reason. The owner is told.',
  may: penaltyDecisions['Waive penalty'].may,
  params: byId,
  body: z
    .object({ reason: prose('the reason', 500) })
    .meta({ examples: [{ reason: 'The facility was flooded in May.' }] }),
  resource: { kind: 'penalty', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string(), data: penaltyWithFacility }),
  audit: { byUseCase: ['Waive penalty'] },
})
