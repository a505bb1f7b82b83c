import { ownerStarts } from '@portal/domain/actions/starting-actions.ts'
import { standings } from '@portal/domain/standing/standing.ts'
import { z } from 'zod'
import { registrationBrief } from '../applications/registration-brief.ts'
import { facilityType } from '../catalogue/facility-type.ts'
import { date } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { lga } from '../places/lga.ts'
import { openRestriction } from '../standing/restriction.ts'
import { facility } from './facility.ts'

/** `Facility` of the specification: a facility with its type, its local government area and its current registration. */
export const facilityWithPlaces = facility
  .extend({
    facility_types: facilityType,
    local_gov_areas: lga,
    type_retired: z
      .boolean()
      .describe('Whether the ministry has retired its type. Its first registration is refused then; a renewal is not.'),
    closed_from: date.nullable().describe('The first day on which it is closed; null while it is open.'),
    standing: z.enum(standings).describe('How it stands with the ministry today; when several hold, the heaviest.'),
    restrictions: z.array(openRestriction).describe('What it is under today, and what begins later.'),
    ward_name: z.string().nullable().describe('The name of the ward, if one is recorded.'),
    paper_number: z
      .string()
      .nullish()
      .describe(
        'The number on its licence from before the portal, as printed; null if it has none, or the paper says none.',
      ),
    from_import: z
      .object({ id: z.int(), number: z.string() })
      .nullish()
      .describe('The import that recorded it from the paper register.'),
    needs_date: z
      .boolean()
      .nullish()
      .describe('Whether it was recorded from paper that says no day of its licence, so that it has none here.'),
    starts: z
      .enum(ownerStarts)
      .nullish()
      .describe('What its owner can start now: the first registration, or a renewal from some time before the end on.'),
    renewal: registrationBrief
      .nullish()
      .describe(
        'The newest registration, if it is not the one in `registration`: a renewal beside the licence in force.',
      ),
    type_change: registrationBrief
      .nullish()
      .describe('The change of its type that is under way or was declined, beside the licence in force.'),
    registration: registrationBrief.nullish().describe('The registration in force, otherwise the newest.'),
  })
  .meta({
    id: 'Facility',
    examples: [
      {
        ...exampleOf(facility),
        facility_types: exampleOf(facilityType),
        local_gov_areas: exampleOf(lga),
        type_retired: false,
        closed_from: null,
        standing: 'good',
        restrictions: [],
        ward_name: 'Sabongari',
        paper_number: null,
        from_import: null,
        needs_date: false,
        starts: null,
        renewal: null,
        type_change: null,
        registration: exampleOf(registrationBrief),
      },
    ],
  })
/** On the pages of a facility and of a registration. */
export const wasApproved = z
  .boolean()
  .describe('Whether the facility has ever been approved. From then on its details are not changed directly.')

export type FacilityWithPlaces = z.output<typeof facilityWithPlaces>
