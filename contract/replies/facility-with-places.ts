import { z } from 'zod'
import { facility } from '../entities/facility.ts'
import { facilityType } from '../entities/facility-type.ts'
import { lga } from '../entities/lga.ts'
import { exampleOf } from '../example-of.ts'
import { registrationBrief } from './registration-brief.ts'

/** `Facility` of the wire: a facility with its type, its local government area and the registration shown with it. */
export const facilityWithPlaces = facility
  .extend({
    facility_types: facilityType,
    local_gov_areas: lga,
    ward_name: z.string().nullable().describe('The name of the ward, where one is recorded.'),
    registration: registrationBrief.nullish().describe('The one in force, else the newest.'),
  })
  .meta({
    id: 'Facility',
    examples: [
      {
        ...exampleOf(facility),
        facility_types: exampleOf(facilityType),
        local_gov_areas: exampleOf(lga),
        ward_name: 'Sabongari',
        registration: exampleOf(registrationBrief),
      },
    ],
  })
export type FacilityWithPlaces = z.output<typeof facilityWithPlaces>
