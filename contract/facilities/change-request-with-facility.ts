import { offeredFacilityNames } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { exampleOf } from '../openapi/example-of.ts'
import { changeRequest } from './change-request.ts'
import { facilityWithPlaces } from './facility-with-places.ts'

/** A request for a change with its facility as it is now. */
export const changeRequestWithFacility = changeRequest.extend({ facility: facilityWithPlaces }).meta({
  id: 'ChangeRequestWithFacility',
  examples: [{ ...exampleOf(changeRequest), facility: exampleOf(facilityWithPlaces) }],
})

/** A request on its own page, with what the person may do with it. */
export const changeRequestOnPage = changeRequestWithFacility
  .extend({ offered: z.array(z.enum(offeredFacilityNames)).describe('What you may do with this request today.') })
  .meta({
    id: 'ChangeRequestOnPage',
    examples: [{ ...exampleOf(changeRequestWithFacility), offered: ['Accept change', 'Refuse change'] }],
  })
