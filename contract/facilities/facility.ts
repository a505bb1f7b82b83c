import { z } from 'zod'
import { email, phone, website } from '../fields/contact-fields.ts'
import { changeReason, chosen, line, moment, optional } from '../fields/fields.ts'
import { opening } from './opening-fields.ts'
import { position } from './position-fields.ts'

/** A private health facility, without related records. Its table has these columns. Spec §3. */
export const facility = z
  .object({
    id: z.int(),
    company_name: z.string(),
    owner_name: z.string(),
    phone_number: z.string(),
    facility_email: z.string().nullable(),
    website: z.string().nullable(),
    cac: z.string().nullable().describe('Number at the Corporate Affairs Commission.'),
    facility_type_id: z.int(),
    local_gov_area_id: z.int(),
    ward_id: z.int().nullable(),
    address: z.string(),
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
        facility_email: 'desk@sabongariclinic.example',
        website: 'https://www.sabongariclinic.example',
        cac: 'RC1234567',
        facility_type_id: 2,
        local_gov_area_id: 544,
        ward_id: 6214,
        address: '14 Bosso Road, Minna',
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

/** The details of an example as a person types them. */
const typed = {
  company_name: 'Sabongari Family Clinic',
  owner_name: 'Amina Bello',
  phone_number: '0803 123 4567',
  facility_type_id: 2,
  local_gov_area_id: 544,
  address: '14 Bosso Road, Minna',
  website: 'www.sabongariclinic.example',
  cac: 'RC1234567',
}

/** What an owner states about a new facility. Spec §2, Add Facility. */
export const facilityForm = z
  .object({
    company_name: line('the facility name', 150),
    owner_name: line("the owner's name"),
    phone_number: phone,
    facility_type_id: chosen('the type of facility'),
    local_gov_area_id: chosen('the local government area'),
    address: line('the address', 250),
    website: optional(website),
    cac: optional(line('the CAC number', 40)),
    ward_id: optional(chosen('the ward')),
    ...position,
  })
  .meta({ examples: [{ ...typed, ward_id: 6214 }] })

/** Every detail of a facility that can be corrected: also those that only the full registration form asks for. */
export const facilityCorrection = facilityForm
  .extend({
    facility_email: optional(email),
    postal_address: optional(line('the postal address', 250)),
    hours_of_operation: optional(opening.hours_of_operation),
    working_days: optional(opening.working_days),
    reason: changeReason,
  })
  .meta({
    examples: [
      {
        ...typed,
        latitude: 9.6139,
        longitude: 6.5569,
        facility_email: 'desk@sabongariclinic.example',
        hours_of_operation: '08:00AM-5:00PM',
        working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
      },
    ],
  })

/** A detail of a facility: what its owner states about it. */
export type FacilityDetail = Exclude<keyof z.output<typeof facilityCorrection>, 'reason'> & keyof Facility
