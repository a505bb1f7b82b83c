import { z } from 'zod'
import { moment } from '../fields.ts'

/** A private health facility as the wire shows it, without its neighbours. Spec §3. */
export const facility = z.object({
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
  working_days: z.string().nullable(),
  hours_of_operation: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  created_at: moment,
  updated_at: moment,
})
export type Facility = z.output<typeof facility>
