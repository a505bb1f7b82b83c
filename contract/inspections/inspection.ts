import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import {
  halvesOfDay,
  inspectionKinds,
  inspectionStatuses,
  recommendations,
} from '@portal/domain/inspections/inspections.ts'
import { z } from 'zod'
import { officer } from '../accounts/officer.ts'
import { date, moment } from '../fields/fields.ts'

/** An inspection, as lists show it. Owners get it once it is published; before, of an announced one only that and its day. */
export const inspection = z
  .object({
    id: z.int(),
    number: z.string(),
    kind: z.enum(inspectionKinds),
    status: z.enum(inspectionStatuses),
    facility_id: z.int(),
    company_name: z.string(),
    facility_type: z.string(),
    lga: z.string(),
    registration_id: z.int().nullable(),
    planned_day: date.nullable(),
    planned_half: z.enum(halvesOfDay).nullable(),
    is_announced: z.boolean().describe('Whether the owner is told the day.'),
    team: z.array(officer).describe('The lead inspector first.'),
    done_on: date.nullable().describe('The day on which it was finished.'),
    score: z.number().nullable().describe('Per cent, with one decimal; null: not done, or there is none.'),
    class: z.enum(complianceClasses).nullable(),
    recommendation: z.enum(recommendations).nullable(),
    critical_failures: z.int().describe('How many critical questions are not met or not seen, once it is done.'),
    open_actions: z.int().describe('Corrective actions that are not accepted.'),
    published_at: moment.nullable(),
    updated_at: moment.describe('Its version, for If-Match.'),
  })
  .meta({
    id: 'Inspection',
    examples: [
      {
        id: 7,
        number: 'INS-2026-000007',
        kind: 'routine',
        status: 'published',
        facility_id: 12,
        company_name: 'Sabongari Family Clinic',
        facility_type: 'Private Clinic',
        lga: 'Chanchaga',
        registration_id: null,
        planned_day: '2026-04-14',
        planned_half: 'morning',
        is_announced: true,
        team: [{ id: 2, first_name: 'Ibrahim', last_name: 'Musa' }],
        done_on: '2026-04-14',
        score: 78.4,
        class: 'minimally compliant',
        recommendation: 'no change',
        critical_failures: 1,
        open_actions: 3,
        published_at: '2026-04-20T08:00:00.000Z',
        updated_at: '2026-04-20T08:00:00.000Z',
      },
    ],
  })
export type Inspection = z.output<typeof inspection>

/** The last finished visit of the whole checklist, as the page of an application names it. */
export const inspectionOnPage = inspection
  .pick({ id: true, number: true, score: true, class: true, critical_failures: true, open_actions: true })
  .extend({
    done_on: date,
    is_for_registration: z.boolean().describe('Made for the application; otherwise the last one of the facility.'),
  })
  .meta({
    id: 'InspectionOnPage',
    examples: [
      {
        id: 7,
        number: 'INS-2026-000007',
        score: 78.4,
        class: 'minimally compliant',
        critical_failures: 1,
        open_actions: 3,
        done_on: '2026-04-14',
        is_for_registration: true,
      },
    ],
  })
