import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import { z } from 'zod'
import { date } from '../fields/fields.ts'

/** A facility in the order in which it should be visited, and why. */
export const facilityAtRisk = z
  .object({
    id: z.int().describe('Of the facility.'),
    company_name: z.string(),
    facility_type: z.string(),
    lga: z.string(),
    class: z.enum(complianceClasses).nullable().describe('Of its last finished inspection of the whole checklist.'),
    last_visit_on: date.nullable(),
    next_visit_on: date.nullable(),
    last_lead_id: z.int().nullable().describe('Who led its last inspection.'),
    planned_inspection_id: z.int().nullable().describe('An inspection that is planned or under way.'),
    points: z.int(),
    reasons: z.array(z.object({ text: z.string(), points: z.int() })).describe('What the points are for.'),
  })
  .meta({
    id: 'FacilityAtRisk',
    examples: [
      {
        id: 12,
        company_name: 'Sabongari Family Clinic',
        facility_type: 'Private Clinic',
        lga: 'Chanchaga',
        class: 'minimally compliant',
        last_visit_on: '2026-04-14',
        next_visit_on: '2026-07-14',
        last_lead_id: 2,
        planned_inspection_id: null,
        points: 14,
        reasons: [{ text: '2 corrective actions are overdue', points: 8 }],
      },
    ],
  })
export type FacilityAtRisk = z.output<typeof facilityAtRisk>
