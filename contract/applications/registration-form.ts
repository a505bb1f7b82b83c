import { employmentStatuses } from '@portal/domain/applications/employment.ts'
import { z } from 'zod'
import { opening } from '../facilities/opening-fields.ts'
import { position } from '../facilities/position-fields.ts'
import { email, phone } from '../fields/contact-fields.ts'
import { choice, chosen, line, optional, recordId, statedDate } from '../fields/fields.ts'

/** The state that the old form sent, whatever the facility's was. */
export const oldFormStateId = 4

/** Step 1 of the full registration form. Spec §2, New Registration. */
export const facilityDetails = z.object({
  facility_type_id: chosen('the type of facility'),
  company_name: line('the proposed name of the facility', 150),
  facility_address: line('the address of the facility', 250),
  facility__postal_address: optional(line('the postal address', 250)).describe('Spelt with two underscores.'),
  facility_state_id: optional(recordId).describe(
    `The state of the ministry. The old form always sent ${oldFormStateId}, which is read as that state if the LGA is one of it.`,
  ),
  facility_local_gov_area_id: chosen('the local government area of the facility'),
  facility_ward_id: optional(chosen('the ward of the facility')),
  facility_phone_number: phone,
  facility_email: optional(email),
  ...opening,
  ...position,
})

/** Step 2 of the full registration form: the applicant. Spec §2, New Registration. */
export const applicantDetails = z.object({
  first_name: line('the first name of the applicant', 60),
  last_name: line('the last name of the applicant', 60),
  date_of_birth: statedDate,
  educational_qualification: line('the educational qualification', 150),
  qualification_date: optional(statedDate),
  employment_status: choice(employmentStatuses, 'Employed or Self-employed'),
  current_employment: optional(line('the current employment', 150)),
  emp_address: optional(line('the address of the place of work', 250)).describe('Address of the place of work.'),
  state_id: chosen('the state of origin').describe('State of origin.'),
  local_gov_area_id: chosen('the local government area of the applicant'),
  ward_id: optional(chosen('the ward of the applicant')),
  phone_number: phone,
  email,
  address: line('the full address', 250),
})

/** The full registration form: facility and applicant together. Spec §7. */
export const registrationForm = facilityDetails.extend(applicantDetails.shape).meta({
  examples: [
    {
      facility_type_id: 2,
      company_name: 'Sabongari Family Clinic',
      facility_address: '14 Bosso Road, Minna',
      facility__postal_address: 'PMB 42, Minna',
      facility_state_id: 27,
      facility_local_gov_area_id: 544,
      facility_ward_id: 6214,
      facility_phone_number: '0803 123 4567',
      facility_email: 'desk@sabongariclinic.example',
      hours_of_operation: '08:00AM-5:00PM',
      working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
      first_name: 'Amina',
      last_name: 'Bello',
      date_of_birth: '1985-04-27',
      educational_qualification: 'MBBS',
      qualification_date: '2010-11-19',
      employment_status: 'Self-employed',
      current_employment: 'Medical director',
      emp_address: '14 Bosso Road, Minna',
      state_id: 27,
      local_gov_area_id: 544,
      ward_id: 6214,
      phone_number: '0803 765 4321',
      email: 'amina.bello@example.com',
      address: '3 Tunga Street, Minna',
    },
  ],
})
