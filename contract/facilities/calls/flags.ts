import { facilityActions } from '@portal/domain/actions/facility.ts'
import { flagKinds } from '@portal/domain/facilities/facility-flags.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, choice, prose } from '../../fields/fields.ts'
import { facilityFlag } from '../facility-flag.ts'

/** An officer accepts a flag of a facility. */
export const acceptFlag = call('POST', '/api/facilities/{id}/flags/accept', {
  feature: 'flags',
  summary: 'Accept, with a reason, that a facility shares its practitioner with others, or only resembles them.',
  may: facilityActions['Accept flag'].may,
  params: byId,
  body: z
    .object({
      kind: choice(flagKinds, 'a flag'),
      keys: z
        .array(z.string().max(300), 'Choose what you accept')
        .min(1, 'Choose what you accept')
        .max(200, 'Choose at most 200')
        .describe('The keys that you saw. What came up since stays open.'),
      reason: prose('the reason'),
    })
    .meta({
      examples: [{ kind: 'practitioner', keys: ['9 folio 45678'], reason: 'She works at both on different days.' }],
    }),
  resource: { kind: 'facility', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({ data: z.array(facilityFlag).describe('The flags of the facility.'), message: z.string() }),
  audit: { byUseCase: ['Accept flag'] },
})
