import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** A private health facility, without related records. Spec §3. */
export const facility = z
  .object({
    id: z.int(),
    company_name: z.string(),
    owner_name: z.string(),
    phone_number: z.string(),
    website: z.string().nullable(),
    cac: z.string().nullable().describe('Number at the Corporate Affairs Commission.'),
    address: z.string(),
    facility_type_id: z.int(),
    local_gov_area_id: z.int(),
    ward_id: z.int().nullable(),
    facility_email: z.string().nullable(),
    postal_address: z.string().nullable(),
    working_days: z.string().nullable().describe('Comma list from Monday, for example Monday,Tuesday.'),
    hours_of_operation: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    created_at: moment,
    updated_at: moment,
  })
  .meta({
    examples: [
      {
        id: 12,
        company_name: 'Sabongari Family Clinic',
        owner_name: 'Amina Bello',
        phone_number: '+2348031234567',
        website: 'https://www.sabongariclinic.example',
        cac: 'RC1234567',
        address: '14 Bosso Road, Minna',
        facility_type_id: 2,
        local_gov_area_id: 544,
        ward_id: 6214,
        facility_email: 'desk@sabongariclinic.example',
        postal_address: null,
        working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
        hours_of_operation: '08:00AM-8:00AM',
        latitude: 9.6139,
        longitude: 6.5569,
        created_at: '2026-03-02T08:15:00.000Z',
        updated_at: '2026-03-02T08:15:00.000Z',
      },
    ],
  })
export type Facility = z.output<typeof facility>
