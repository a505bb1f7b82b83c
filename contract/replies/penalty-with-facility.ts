import { penalty } from '../entities/penalty.ts'
import { exampleOf } from '../example-of.ts'
import { facilityWithPlaces } from './facility-with-places.ts'

/** `Penalty` of the specification: a penalty with its facility. */
export const penaltyWithFacility = penalty.extend({ facility: facilityWithPlaces }).meta({
  id: 'Penalty',
  examples: [{ ...exampleOf(penalty), facility: exampleOf(facilityWithPlaces) }],
})
