import { facilityActions } from '@portal/domain/actions/facility.ts'
import { restrictionKinds } from '@portal/domain/standing/standing.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { facilityWithPlaces } from '../../facilities/facility-with-places.ts'
import { byId, choice, optional, prose, recordIdText, statedDate } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { restriction } from '../restriction.ts'

const itsFacility = { kind: 'facility', in: 'params', field: 'id' } as const
const reply = z.object({ data: facilityWithPlaces, message: z.string() })

/** An officer suspends or seals a facility, or revokes its licence. */
export const restrictFacility = call('POST', '/api/facilities/{id}/restrictions', {
  feature: 'standing',
  summary: 'Suspend or seal a facility, or revoke its licence, from a day on. Its certificates say so.',
  may: facilityActions.Suspend.may,
  params: byId,
  body: z
    .object({
      kind: choice(restrictionKinds, 'what the facility is put under'),
      from_date: statedDate,
      until_date: optional(statedDate).describe('The last day. Without it, it holds until it is lifted.'),
      reason: prose('the reason'),
    })
    .meta({
      examples: [
        {
          kind: 'suspended',
          from_date: '2026-06-10',
          reason: 'There is no resident medical practitioner.',
        },
      ],
    }),
  resource: itsFacility,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Suspend', 'Seal', 'Revoke'] },
})

/** An officer lifts a suspension, a sealing or a revocation. */
export const liftRestriction = call('POST', '/api/facilities/{id}/restrictions/{restriction_id}/lift', {
  feature: 'standing',
  summary: 'Lift a suspension, a sealing or a revocation that is in force or begins later.',
  may: facilityActions.Lift.may,
  params: byId.extend({ restriction_id: recordIdText }),
  body: z
    .object({ reason: prose('the reason') })
    .meta({ examples: [{ reason: 'Dr Okafor is employed since 29 June.' }] }),
  resource: itsFacility,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Lift'] },
})

/** The history of the standing of a facility. */
export const listRestrictions = call('GET', '/api/facilities/{id}/restrictions', {
  feature: 'standing',
  summary: 'Every suspension, sealing and revocation of a facility, newest first.',
  may: 'read a facility or registration',
  params: byId,
  query: paging,
  resource: itsFacility,
  reply: list(restriction),
})
