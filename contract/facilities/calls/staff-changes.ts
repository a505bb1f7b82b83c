import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { staffRows } from '../../applications/row-sections/staff.ts'
import { call } from '../../call.ts'
import { byId, changeReason } from '../../fields/fields.ts'

/** The owner of a licensed facility reports who has joined. No officer decides. */
export const addJoining = call('POST', '/api/changes/staff', {
  feature: 'staff-changes',
  summary: 'Report a new member of staff of a licensed facility. It holds at once; officers see it in the timeline.',
  may: facilityActions['Report joining'].may,
  body: staffRows.add.body,
  resource: { kind: 'facility', in: 'body', field: 'facility_id' },
  refuses: ['action_not_offered', 'already_exists', 'limit_reached'],
  status: 201,
  reply: z.object({ message: z.string(), data: staffRows.row }),
  audit: { byUseCase: ['Report joining'] },
})

/** An officer records who has joined a facility without an owner account. */
export const recordJoining = call('POST', '/api/changes/staff/record', {
  feature: 'staff-changes',
  summary: 'Record a new member of staff of a licensed facility without an owner account. It holds at once.',
  may: facilityActions['Record joining'].may,
  body: staffRows.add.body,
  resource: { kind: 'facility', in: 'body', field: 'facility_id' },
  refuses: ['action_not_offered', 'already_exists', 'limit_reached'],
  reply: z.object({ message: z.string(), data: staffRows.row }),
  audit: { byUseCase: ['Record joining'] },
})

/** The owner of a licensed facility reports who has left. */
export const recordLeaving = call('POST', '/api/changes/staff/{id}/leave', {
  feature: 'staff-changes',
  summary: 'Report that a member of staff has left a licensed facility. It holds at once.',
  may: facilityActions['Report leaving'].may,
  params: byId,
  body: z.object({ reason: changeReason }).meta({ examples: [{ reason: 'She retired.' }] }),
  resource: { kind: 'staff', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'already_exists'],
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['Report leaving'] },
})

/** An officer records who has left a facility without an owner account. */
export const recordDeparture = call('POST', '/api/changes/staff/{id}/leave/record', {
  feature: 'staff-changes',
  summary: 'Record that a member of staff has left a licensed facility without an owner account. It holds at once.',
  may: facilityActions['Record leaving'].may,
  params: byId,
  body: z.object({ reason: changeReason }).meta({ examples: [{ reason: 'Told at the counter.' }] }),
  resource: { kind: 'staff', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'already_exists'],
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['Record leaving'] },
})
