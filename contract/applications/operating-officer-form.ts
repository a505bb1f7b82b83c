import { employmentStatuses } from '@portal/domain/applications/employment.ts'
import { normaliseFolio } from '@portal/domain/applications/folio.ts'
import { z } from 'zod'
import { email, phone } from '../fields/contact-fields.ts'
import { changeReason, choice, line, optional, optionalTick, prose, recordId, wholeNumber } from '../fields/fields.ts'

/** A folio number, stored as digits, with the prefix MDCN/R/ if it was typed. Spec §5.2. */
const folio = z
  .string('Enter the folio number')
  .max(40, { error: 'Use at most 40 characters', abort: true })
  .transform((written, context) => {
    const number = normaliseFolio(written)
    if (number) return number
    context.addIssue({ code: 'custom', message: 'Enter the folio number in digits, like 45678 or MDCN/R/45678' })
    return z.NEVER
  })

/** The operating officer. The server, which knows today's date, refuses a year of graduation in the future. Spec §7. */
export const operatingOfficerForm = z
  .object({
    facility_id: recordId,
    full_name: line('the full name'),
    phone_number: phone,
    email_add: email.describe('Returned as email.'),
    highest_qualification: line('the highest qualification', 150),
    folio_number: optional(folio),
    cert_reg_no: optional(line('the registration number', 40)),
    year_of_graduation: wholeNumber(1940, 2100, 'Enter the year of graduation, for example 2009'),
    additional_qualification: optional(line('the additional qualification', 150)),
    additional_mdcn_qualification: optional(line('the additional MDCN qualification number', 40)),
    employment_status: choice(employmentStatuses, 'Employed or Self-employed'),
    work_place_address: optional(line('the address of the workplace', 250)),
    previous_working_experience: optional(prose('the previous experience')).describe(
      'Returned as previous_work_experience.',
    ),
    is_operating_officer: optionalTick(true),
    reason: changeReason,
  })
  .meta({
    examples: [
      {
        facility_id: 12,
        full_name: 'Dr Ngozi Okafor',
        phone_number: '0806 111 2233',
        email_add: 'ngozi.okafor@example.com',
        highest_qualification: 'MBBS',
        folio_number: 'MDCN/R/45678',
        cert_reg_no: '45678',
        year_of_graduation: 2009,
        additional_qualification: 'FWACP',
        employment_status: 'Employed',
        work_place_address: '14 Bosso Road, Minna',
        previous_working_experience: 'Medical officer, General Hospital Minna, 2011 to 2018',
        is_operating_officer: true,
      },
    ],
  })
