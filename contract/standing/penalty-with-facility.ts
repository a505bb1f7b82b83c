import { facilityWithPlaces } from '../facilities/facility-with-places.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { penalty } from './penalty.ts'

/** `Penalty` of the specification: a penalty with its facility. */
export const penaltyWithFacility = penalty.extend({ facility: facilityWithPlaces }).meta({
  id: 'Penalty',
  examples: [{ ...exampleOf(penalty), facility: exampleOf(facilityWithPlaces) }],
})
