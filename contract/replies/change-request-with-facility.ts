import { changeRequest } from '../entities/change-request.ts'
import { exampleOf } from '../example-of.ts'
import { facilityWithPlaces } from './facility-with-places.ts'

/** A request for a change with its facility as it is now. */
export const changeRequestWithFacility = changeRequest.extend({ facility: facilityWithPlaces }).meta({
  id: 'ChangeRequestWithFacility',
  examples: [{ ...exampleOf(changeRequest), facility: exampleOf(facilityWithPlaces) }],
})
