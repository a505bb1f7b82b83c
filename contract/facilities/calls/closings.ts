import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, prose, statedDate } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { issuedCertificate } from '../../licences/issued-certificate.ts'
import { facilityWithPlaces } from '../facility-with-places.ts'

const itsFacility = { kind: 'facility', in: 'params', field: 'id' } as const
const reply = z.object({ data: facilityWithPlaces, message: z.string() })

/** The owner or an officer closes a facility. */
export const closeFacility = call('POST', '/api/facilities/{id}/close', {
  feature: 'closings',
  summary: 'Close a facility from a day on. Nothing can be started for it until an officer reopens it.',
  may: facilityActions.Close.may,
  params: byId,
  body: z
    .object({ closed_from: statedDate, reason: prose('the reason') })
    .meta({ examples: [{ closed_from: '2026-06-30', reason: 'The owner retires.' }] }),
  resource: itsFacility,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Close'] },
})

/** An officer reopens a facility. */
export const reopenFacility = call('POST', '/api/facilities/{id}/reopen', {
  feature: 'closings',
  summary: 'Reopen a facility that was closed.',
  may: facilityActions.Reopen.may,
  params: byId,
  body: z.object({ reason: prose('the reason') }).meta({ examples: [{ reason: 'It was closed by mistake.' }] }),
  resource: itsFacility,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Reopen'] },
})

/** Every issue of every certificate of a facility. */
export const listCertificates = call('GET', '/api/facilities/{id}/certificates', {
  feature: 'closings',
  summary: 'Every certificate that was issued for a facility, newest first.',
  may: 'read a facility or registration',
  params: byId,
  query: paging,
  resource: itsFacility,
  reply: list(issuedCertificate),
})
