import { registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { restrictionKinds } from '@portal/domain/standing/standing.ts'
import { by, day, type ExportTable, id, moment, number, refers, text, yesOrNo } from './export-column.ts'

const facility = refers('facility_id', 'facility', 'The facility.')
const recorded = [by('recorded_by', 'recorded it'), moment('created_at', 'When it was recorded.')]

/** Facilities, what the ministry restricted, and when they closed. */
export const facilities: readonly ExportTable[] = [
  {
    name: 'facility',
    meaning: 'Private health facilities.',
    order: 't.id',
    columns: [
      id,
      text('registration_number', 'The number that stays with it, also that of its certificate.'),
      text('paper_number', 'The number on its licence from before the portal, as printed.'),
      text('name', 'Its name.', { sql: 't.company_name' }),
      text('owner_name', 'Who owns it, as it was stated.'),
      refers('owner_id', 'person', 'The account of its owner; empty if it has none.'),
      text('phone_number', 'Its phone number.'),
      text('email', 'Its email.', { sql: 't.facility_email' }),
      text('website', 'Its website.'),
      text('cac', 'Its number at the Corporate Affairs Commission.'),
      refers('facility_type_id', 'facility_type', 'Its type.'),
      refers('local_gov_area_id', 'local_gov_area', 'Where it is.'),
      refers('ward_id', 'ward', 'Where it is.'),
      text('address', 'Where it is.'),
      text('postal_address', 'Where letters go, if elsewhere.'),
      text('working_days', 'On which days it is open, with commas.'),
      text('hours_of_operation', 'From when to when it is open.'),
      number('latitude', 'Where it is.', { unit: 'degrees (WGS 84)' }),
      number('longitude', 'Where it is.', { unit: 'degrees (WGS 84)' }),
      refers('present_registration_id', 'registration', 'The application in force, otherwise the newest.'),
      text('status', 'The status of that application.', { codes: registrationStatuses }),
      day('expiry_date', 'The last day of its licence.'),
      yesOrNo('is_closed', 'Whether it is closed.'),
      text('import_number', 'The import with which it came in from paper, like IMP-2026-0001.', {
        sql: '(select number from import where import.id = t.import_id)',
      }),
      moment('taken_back_at', 'When that import was undone: then the facility counts as never recorded.'),
      ...recorded,
    ].map((column) => {
      if (column.name === 'owner_id') return { ...column, sql: 't.user_id' }
      return column.name === 'present_registration_id' ? { ...column, sql: 't.registration_id' } : column
    }),
    leftOut: [
      ...['updated_at', 'name_key', 'name_text', 'words', 'names_compared', 'import_id'],
      ...['next_registration_id', 'next_status', 'next_expiry_date', 'next_from'],
    ],
  },
  {
    name: 'restriction',
    meaning: 'Suspensions, sealings and revocations.',
    from: 'facility_restriction as t',
    order: 't.id',
    columns: [
      id,
      facility,
      text('kind', 'What the facility is under.', { codes: restrictionKinds }),
      day('from_date', 'The first day.'),
      day('until_date', 'The last day; empty until it is lifted.'),
      text('reason', 'Why.'),
      by('imposed_by', 'imposed it'),
      moment('imposed_at', 'When it was imposed.'),
      by('lifted_by', 'lifted it'),
      moment('lifted_at', 'When it was lifted.'),
      text('lift_reason', 'Why it was lifted.'),
    ],
  },
  {
    name: 'closing',
    meaning: 'When facilities closed, and opened again.',
    from: 'facility_closing as t',
    order: 't.id',
    columns: [
      id,
      facility,
      day('closed_from', 'The first day on which it is closed.'),
      text('reason', 'Why.'),
      by('closed_by', 'closed it'),
      moment('closed_at', 'When this was recorded.'),
      by('reopened_by', 'opened it again'),
      moment('reopened_at', 'When it was opened again.'),
      text('reopen_reason', 'Why it was opened again.'),
    ],
  },
]
