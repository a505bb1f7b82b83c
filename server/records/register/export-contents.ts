import { employmentStatuses } from '@portal/domain/applications/employment.ts'
import { staffCadres, staffCategories, staffTimes } from '@portal/domain/applications/staff-cadres.ts'
import { by, type ExportTable, id, list, moment, number, refers, text, yesOrNo } from './export-column.ts'

const facility = refers('facility_id', 'facility', 'The facility.')
const recorded = [by('recorded_by', 'recorded it'), moment('created_at', 'When it was recorded.')]
const replaced = moment('replaced_at', 'When others took its place; empty for the present one.')

/** Who works in a facility, and what it has. */
export const contentsOfFacilities: readonly ExportTable[] = [
  {
    name: 'operating_officer',
    meaning: 'Who is responsible for the practice in a facility.',
    order: 't.id',
    columns: [
      id,
      facility,
      text('full_name', 'Name.'),
      text('phone_number', 'Phone number.'),
      text('email', 'Email.'),
      text('highest_qualification', 'The highest qualification.'),
      number('year_of_graduation', 'When it was reached.', { unit: 'year' }),
      text('folio_number', 'The number in the register of the council.'),
      text('cert_reg_no', 'The number of the practising licence.'),
      text('additional_qualification', 'Another qualification.'),
      text('additional_mdcn_qualification', 'Another qualification at the MDCN.'),
      text('employment_status', 'How the person is employed.', { codes: employmentStatuses }),
      text('work_place_address', 'Where else the person works.'),
      text('previous_work_experience', 'What the person did before.'),
      yesOrNo('is_operating_officer', 'Whether the person is the operating officer.'),
      ...recorded,
      replaced,
    ],
    leftOut: ['folio_key', 'council_key', 'person_key'],
  },
  {
    name: 'staff',
    meaning: 'Who works in a facility.',
    order: 't.id',
    columns: [
      id,
      facility,
      text('full_name', 'Name.'),
      text('phone_number', 'Phone number.'),
      text('staff_category_type', 'The category.', { codes: staffCategories }),
      text('cadre', 'The cadre.', { codes: staffCadres.map(({ name }) => name) }),
      text('designation', 'What the person is called.'),
      text('highest_qualification', 'The highest qualification.'),
      text('rank', 'The rank.'),
      text('time', 'How much of the time.', { codes: staffTimes, sql: 't."time"' }),
      ...recorded,
      moment('removed_at', 'When the person left the list.'),
    ],
    leftOut: ['removed_by', 'updated_at'],
  },
  {
    name: 'available_facilities',
    meaning: 'Beds, rooms and equipment of a facility.',
    order: 't.id',
    columns: [
      id,
      facility,
      number('bed_space_capacity', 'How many beds it has.'),
      number('no_of_wards', 'How many wards it has.'),
      number('no_of_consulting_rooms', 'How many consulting rooms it has.'),
      number('no_of_toilets', 'How many toilets it has.'),
      text('source_of_water', 'Where its water comes from.'),
      text('electricity_supply', 'Where its electricity comes from.'),
      text('mode_of_waste_management', 'What becomes of its waste.'),
      text('medical_record', 'How it keeps medical records.'),
      list('available_fac', 'What else it has.'),
      ...recorded,
      replaced,
    ],
  },
]
