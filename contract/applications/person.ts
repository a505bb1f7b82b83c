import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** The applicant, as stated for one registration. Spec §3, Applicant fields. */
export const person = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
    date_of_birth: date.nullable(),
    educational_qualification: z.string().nullable(),
    qualification_date: date.nullable(),
    employment_status: z.string().nullable(),
    current_employment: z.string().nullable(),
    emp_address: z.string().nullable().describe('Address of the place of work.'),
    address: z.string().nullable(),
    state_id: z.int().nullable(),
    local_gov_area_id: z.int().nullable(),
    ward_id: z.int().nullable(),
    state_name: z.string().nullish(),
    local_gov_area_name: z.string().nullish(),
    ward_name: z.string().nullish(),
    certificate_name: z.string().nullable(),
    certificate_number: z.string().nullable(),
    updated_at: moment.optional().describe('The version of these details, for If-Match.'),
    employment: z.object({ address: z.string().nullable(), experience: z.string().nullable() }).nullish(),
  })
  .meta({
    id: 'Person',
    examples: [
      {
        first_name: 'Amina',
        last_name: 'Bello',
        email: 'amina.bello@example.com',
        phone_number: '+2348031234567',
        date_of_birth: '1985-04-27',
        educational_qualification: 'MBBS',
        qualification_date: '2010-11-19',
        employment_status: 'Self-employed',
        current_employment: 'Medical director',
        emp_address: '14 Bosso Road, Minna',
        address: '3 Tunga Street, Minna',
        state_id: 27,
        local_gov_area_id: 544,
        ward_id: 6214,
        state_name: 'Niger',
        local_gov_area_name: 'Chanchaga',
        ward_name: 'Sabongari',
        certificate_name: 'MDCN full registration',
        certificate_number: 'MDCN/R/45678',
        updated_at: '2026-03-11T10:00:00.000Z',
        employment: null,
      },
    ],
  })
export type Person = z.output<typeof person>
