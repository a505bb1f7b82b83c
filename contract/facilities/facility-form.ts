import { z } from 'zod'
import { facilityDetails } from '../applications/registration-form.ts'
import { email, phone, website } from '../fields/contact-fields.ts'
import { changeReason, chosen, line, optional } from '../fields/fields.ts'
import { position } from './position-fields.ts'

/** What an owner states about a new facility. Spec §2, Add Facility. */
export const facilityForm = z.object({
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

/** Every detail of a facility that can be corrected: also those that only the full registration form asks for. */
export const facilityCorrection = facilityForm
  .extend({
    facility_email: optional(email),
    postal_address: optional(line('the postal address', 250)),
    hours_of_operation: optional(facilityDetails.shape.hours_of_operation),
    working_days: optional(facilityDetails.shape.working_days),
    reason: changeReason,
  })
  .meta({
    examples: [
      {
        company_name: 'Sabongari Family Clinic',
        owner_name: 'Amina Bello',
        phone_number: '0803 123 4567',
        facility_type_id: 2,
        local_gov_area_id: 544,
        address: '14 Bosso Road, Minna',
        website: 'www.sabongariclinic.example',
        cac: 'RC1234567',
        latitude: 9.6139,
        longitude: 6.5569,
        facility_email: 'desk@sabongariclinic.example',
        hours_of_operation: '08:00AM-5:00PM',
        working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
      },
    ],
  })
