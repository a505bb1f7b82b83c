import { employmentStatuses } from '@portal/domain/applications/employment.ts'
import { registrationKinds } from '@portal/domain/applications/registration-kinds.ts'
import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { printedKinds } from '@portal/domain/licences/certificate.ts'
import { licenceOrigins } from '@portal/domain/licences/licence-origin.ts'
import { by, day, type ExportTable, id, moment, number, refers, text, yesOrNo } from './export-column.ts'

const facility = refers('facility_id', 'facility', 'The facility.')
const registration = refers('registration_id', 'registration', 'The application.')
const recorded = [by('recorded_by', 'recorded it'), moment('created_at', 'When it was recorded.')]

/** Applications, what was decided, and the papers that were issued. */
export const applicationsAndLicences: readonly ExportTable[] = [
  {
    name: 'registration',
    meaning: 'Applications for a licence, a renewal or another type, and what was decided.',
    order: 't.id',
    columns: [
      id,
      facility,
      text('reference', 'The reference of the application; of a licence from paper that of its row.'),
      text('origin', 'Whether the portal issued the licence, or paper before it.', { codes: licenceOrigins }),
      text('kind', 'What was applied for.', { codes: registrationKinds }),
      refers('facility_type_id', 'facility_type', 'The type that was applied for.'),
      refers('from_type_id', 'facility_type', 'Of a change of type, the type before.'),
      refers('local_gov_area_id', 'local_gov_area', 'Where the facility was.'),
      text('status', 'Its status.', { codes: registrationStatuses }),
      moment('submitted_at', 'When it was submitted; empty until then.'),
      moment('approved_at', 'When it was first approved, also temporarily; empty where paper does not say it.'),
      day('valid_from', 'The first day of the approval.'),
      day('expiry_date', 'The last day of the approval.'),
      moment('extended_at', 'When a temporary approval was extended.'),
      moment('ended_at', 'When it was withdrawn, lapsed after it was declined, or was taken back with its import.'),
      by('processed_by', 'decided last'),
      moment('processed_at', 'When was decided last.'),
      ...recorded,
    ],
    leftOut: [
      ...['updated_at', 'queued_at', 'assignee_id', 'catalogue_version', 'reminded_at', 'contents_before'],
      ...['stage_terms_id', 'stage_since'],
    ],
  },
  {
    name: 'registration_event',
    meaning: 'Every change of the status of an application.',
    order: 't.id',
    columns: [
      id,
      registration,
      by('actor_id', 'changed it; empty for what the portal did by itself'),
      text('from_status', 'The status before.', { codes: registrationStatuses }),
      text('to_status', 'The status afterwards.', { codes: registrationStatuses }),
      text('reason', 'Why.'),
      moment('at', 'When.'),
      yesOrNo('is_internal', 'Whether the owner does not see it.'),
    ],
    leftOut: ['change_id'],
  },
  {
    name: 'applicant',
    meaning: 'Who applied, as it was stated in the application.',
    order: 't.registration_id',
    columns: [
      registration,
      text('first_name', 'First name.'),
      text('last_name', 'Last name.'),
      text('email', 'Email.'),
      text('phone_number', 'Phone number.'),
      day('date_of_birth', 'Date of birth.'),
      text('educational_qualification', 'The highest qualification.'),
      day('qualification_date', 'When it was reached.'),
      text('employment_status', 'How the person is employed.', { codes: employmentStatuses }),
      text('current_employment', 'Where the person works.'),
      text('emp_address', 'Where that is.'),
      text('address', 'Where the person lives.'),
      refers('state_id', 'state', 'Where the person lives.'),
      refers('local_gov_area_id', 'local_gov_area', 'Where the person lives.'),
      refers('ward_id', 'ward', 'Where the person lives.'),
      text('certificate_name', 'The name of the professional certificate.'),
      text('certificate_number', 'The number of the professional certificate.'),
      text('employment_address', 'Where the person worked before.'),
      text('employment_experience', 'What the person did before.'),
    ],
    leftOut: ['updated_at'],
  },
  {
    name: 'certificate',
    meaning: 'Issued certificates and statements.',
    order: 't.id',
    columns: [
      id,
      registration,
      text('kind', 'A certificate, or the statement of a temporary approval.', { codes: printedKinds }),
      text('number', 'Its number.'),
      number('issue', 'Which issue with this number: 1, and more after each new copy.'),
      text('origin', 'Whether the portal issued it, or paper before it.', { codes: licenceOrigins }),
      day('issue_date', 'The day of issue; empty where paper does not say it.'),
      day('expiry_date', 'Its last day.'),
      day('reissued_on', 'The day of this issue, if it is not the first.'),
      text('printed', 'What is printed on it, as JSON.', { sql: 't.printed::text' }),
      moment('created_at', 'When it was issued.'),
    ],
  },
]
