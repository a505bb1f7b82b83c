import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId } from '../../fields/fields.ts'
import { registrationBrief } from '../registration-brief.ts'

/** An officer starts the application of a facility whose owner has no account and came with papers. */
export const recordApplication = call('POST', '/api/facilities/{id}/registration/record', {
  feature: 'paper-applications',
  summary:
    'Start the renewal of a facility without an owner account, or its registration if it has no licence that can be renewed.',
  may: facilityActions['Record renewal'].may,
  params: byId,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'already_exists', 'invalid_input'],
  reply: z.object({ data: registrationBrief }),
  audit: { byUseCase: ['Record renewal', 'Record new registration'] },
})
