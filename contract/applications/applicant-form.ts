import { z } from 'zod'
import { changeReason, line, optional, prose } from '../fields/fields.ts'
import { applicantDetails } from './registration-form.ts'

const { first_name, last_name, phone_number, email, ...others } = applicantDetails.shape

/**
 * The details of an applicant that can be corrected, with the rules of the full registration form. Only the name, the
 * phone number and the email are required: an applicant who came from an account has not stated more yet.
 */
export const applicantCorrection = z
  .object({
    first_name,
    last_name,
    phone_number,
    email,
    date_of_birth: optional(others.date_of_birth),
    educational_qualification: optional(others.educational_qualification),
    qualification_date: others.qualification_date,
    employment_status: optional(others.employment_status),
    current_employment: others.current_employment,
    emp_address: others.emp_address,
    state_id: optional(others.state_id),
    local_gov_area_id: optional(others.local_gov_area_id),
    ward_id: others.ward_id,
    address: optional(others.address),
    certificate_name: optional(line('the professional certificate', 150)),
    certificate_number: optional(line('the certificate number', 60)),
    employment_address: optional(line('the address of the employment', 250)),
    employment_experience: optional(prose('the experience')),
    reason: changeReason,
  })
  .meta({
    examples: [
      {
        first_name: 'Amina',
        last_name: 'Bello',
        phone_number: '0803 765 4321',
        email: 'amina.bello@example.com',
        date_of_birth: '1985-04-27',
        educational_qualification: 'MBBS',
        employment_status: 'Self-employed',
        state_id: 27,
        local_gov_area_id: 544,
        address: '3 Tunga Street, Minna',
      },
    ],
  })
