import { z } from 'zod'
import { email, phone } from '../fields/contact-fields.ts'
import { choice, chosen, line, optional, recordId, statedDate } from '../fields/fields.ts'

/** The details of the licence on paper, of which only the number or a day is needed. */
const paperLicence = {
  paper_number: optional(line('the number', 60)).describe('As printed on the licence.'),
  issued: optional(statedDate),
  last_day: optional(statedDate),
}

/** What a register may say of a facility, in the forms of the portal: no field is needed. */
export const correctedFields = z
  .object({
    name: optional(line('the facility name', 150)),
    type: optional(chosen('the type of facility')),
    lga: optional(chosen('the local government area')),
    ward: optional(chosen('the ward')),
    address: optional(line('the address', 250)),
    phone: optional(phone),
    second_phone: optional(phone),
    email: optional(email),
    cac: optional(line('the CAC number', 40)),
    owner_name: optional(line("the owner's name")),
    officer_name: optional(line("the operating officer's name")),
    officer_folio: optional(line('the folio number', 40)),
    ...paperLicence,
    status: optional(choice(['licensed', 'ended', 'closed', 'unknown'], 'licensed, ended, closed or unknown')),
    remarks: optional(line('the remarks', 500)),
  })
  .partial()

/** One licence that was issued on paper: of a facility that the portal has, or of a new one. */
export const byHandForm = z
  .object({
    facility_id: optional(recordId).describe('A facility that has no licence yet; then only the licence is stated.'),
    ...correctedFields.shape,
  })
  .meta({
    examples: [
      {
        name: 'Sabongari Family Clinic',
        type: 2,
        lga: 544,
        paper_number: 'PHF/0123',
        last_day: '2026-12-31',
      },
      { facility_id: 12, last_day: '2026-12-31' },
    ],
  })
