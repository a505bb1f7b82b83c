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
