import { penalty } from '../entities/penalty.ts'
import { exampleOf } from '../example-of.ts'
import { facilityWithPlaces } from './facility-with-places.ts'

/** `Penalty` of the wire: a penalty with the facility that it is on. */
export const penaltyWithFacility = penalty.extend({ facility: facilityWithPlaces }).meta({
  id: 'Penalty',
  examples: [{ ...exampleOf(penalty), facility: exampleOf(facilityWithPlaces) }],
})
