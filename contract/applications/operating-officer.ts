import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** The person who is responsible for the care given at a facility. Spec §3. */
export const operatingOfficer = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    full_name: z.string(),
    phone_number: z.string(),
    email: z.string().describe('Sent as email_add.'),
    highest_qualification: z.string(),
    folio_number: z.string().nullable(),
    cert_reg_no: z.string().nullable(),
    year_of_graduation: z.int(),
    additional_qualification: z.string().nullable(),
    additional_mdcn_qualification: z.string().nullable(),
    employment_status: z.string(),
    work_place_address: z.string().nullable(),
    previous_work_experience: z.string().nullable().describe('Sent as previous_working_experience.'),
    is_operating_officer: z.boolean(),
    updated_at: moment.optional().describe('The version, for If-Match.'),
  })
  .meta({
    id: 'OperatingOfficer',
    examples: [
      {
        id: 6,
        facility_id: 12,
        full_name: 'Dr Ngozi Okafor',
        phone_number: '+2348061112233',
        email: 'ngozi.okafor@example.com',
        highest_qualification: 'MBBS',
        folio_number: 'MDCN/R/45678',
        cert_reg_no: '45678',
        year_of_graduation: 2009,
        additional_qualification: 'FWACP',
        additional_mdcn_qualification: null,
        employment_status: 'Employed',
        work_place_address: '14 Bosso Road, Minna',
        previous_work_experience: 'Medical officer, General Hospital Minna, 2011 to 2018',
        is_operating_officer: true,
        updated_at: '2026-03-11T10:00:00.000Z',
      },
    ],
  })
export type OperatingOfficer = z.output<typeof operatingOfficer>
