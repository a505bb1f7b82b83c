import { nigeria } from '@portal/domain/facilities/position.ts'
import { degrees, optional } from '../fields/fields.ts'

const latitudeInNigeria = 'Enter the latitude of a place in Nigeria: a number from 4.2 to 13.95'
const longitudeInNigeria = 'Enter the longitude of a place in Nigeria: a number from 2.6 to 14.75'

/** Where a facility is. The server refuses one without the other. */
export const position = {
  latitude: optional(degrees(nigeria.latitude, latitudeInNigeria)).describe('GPS, in degrees; with the longitude.'),
  longitude: optional(degrees(nigeria.longitude, longitudeInNigeria)).describe('GPS, in degrees; with the latitude.'),
}
