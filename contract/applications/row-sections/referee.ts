import { verdicts } from '@portal/domain/cases/verdicts.ts'
import { z } from 'zod'
import { phone } from '../../fields/contact-fields.ts'
import { changeReason, choice, line, optional, recordId } from '../../fields/fields.ts'
import { rowSection, rowVersion } from '../row-section.ts'

/** A referee of the applicant. Spec §3. */
export const referee = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    full_name: z.string(),
    phone_number: z.string(),
    occupation: z.string(),
    designation: z.string().nullable(),
    verdict: z.enum(verdicts).nullable().describe('Given by an officer.'),
    duration_of_acquaintance: z.string(),
    updated_at: rowVersion,
  })
  .meta({
    id: 'Referee',
    examples: [
      {
        id: 15,
        facility_id: 12,
        full_name: 'Usman Danjuma',
        phone_number: '+2348023456789',
        occupation: 'Civil servant',
        designation: 'Permanent secretary',
        verdict: 'Satisfactory',
        duration_of_acquaintance: '8 years',
        updated_at: '2026-03-11T10:00:00.000Z',
      },
    ],
  })
export type Referee = z.output<typeof referee>

const refereeForm = z
  .object({
    facility_id: recordId,
    full_name: line('the full name'),
    phone_number: phone,
    occupation: line('the occupation'),
    designation: optional(line('the designation')),
    verdict: optional(choice(verdicts, 'Satisfactory or Not-satisfactory')).describe(
      'From an officer; what an owner sends is left out.',
    ),
    duration_of_acquaintance: line('how long the referee has known the applicant', 60),
    reason: changeReason,
  })
  .meta({
    examples: [
      {
        facility_id: 12,
        full_name: 'Usman Danjuma',
        phone_number: '0802 345 6789',
        occupation: 'Civil servant',
        designation: 'Permanent secretary',
        duration_of_acquaintance: '8 years',
      },
    ],
  })

/** The referees of the applicant. Only an officer sends a verdict. Spec §7. */
export const refereeRows = rowSection('referee', { row: referee, form: refereeForm, refuses: ['not_allowed'] })
