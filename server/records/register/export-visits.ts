import { correctiveActionStatuses } from '@portal/domain/inspections/corrective-actions.ts'
import { findingOutcomes, staffSightings } from '@portal/domain/inspections/inspections.ts'
import { by, day, type ExportTable, id, moment, number, refers, text, yesOrNo } from './export-column.ts'

const inspection = refers('inspection_id', 'inspection', 'The inspection.')
const question = number('question_id', 'The question.', { sql: 't.sub_list_id', refersTo: 'question' })
const later = yesOrNo('came_later', 'Whether it arrived after the visit was finished.')
const where = [
  number('latitude', 'Where it was.', { unit: 'degrees (WGS 84)' }),
  number('longitude', 'Where it was.', { unit: 'degrees (WGS 84)' }),
  number('accuracy', 'How exact that is.', { unit: 'metres', sql: 't.accuracy_m' }),
]

/** What inspectors found at their visits, and what owners had to put right. */
export const visits: readonly ExportTable[] = [
  {
    name: 'inspection_member',
    meaning: 'Who made an inspection.',
    order: 't.inspection_id, t.place',
    columns: [
      inspection,
      number('place', 'The place in the team; the first one leads it.'),
      number('person_id', 'Who.', { sql: 't.user_id', refersTo: 'person' }),
    ],
  },
  {
    name: 'inspection_finding',
    meaning: 'What was found of each question. The newest version that was not discarded counts.',
    order: 't.inspection_id, t.sub_list_id, t.version',
    columns: [
      inspection,
      question,
      number('version', 'Which version, from 1.'),
      text('outcome', 'What was found.', { codes: findingOutcomes }),
      number('number_seen', 'How many were seen, where a number is asked for.'),
      text('note', 'What the inspector wrote.'),
      by('found_by', 'found it'),
      moment('found_at', 'When, by the clock of the phone.'),
      moment('recorded_at', 'When it arrived.'),
      later,
      moment('discarded_at', 'When it was discarded.'),
    ],
    leftOut: ['key'],
  },
  {
    name: 'inspection_site',
    meaning: 'When the inspectors were there, whom they met, and who signed.',
    order: 't.inspection_id',
    columns: [
      inspection,
      moment('arrived_at', 'When they arrived.'),
      moment('departed_at', 'When they left.'),
      ...where,
      text('met_name', 'Whom they met.'),
      text('met_position', 'The position of that person.'),
      number('beds_counted', 'How many beds they counted.'),
      text('remarks', 'What they wrote.'),
      text('signature_file', 'The name of the file with the signature of that person.', { sql: 't.signature_slug' }),
      number('signature_size', 'How large it is.', { unit: 'bytes', sql: 't.signature_bytes' }),
      text('signature_sha256', 'The SHA-256 of it, in hexadecimal digits.', {
        sql: "encode(t.signature_sha256, 'hex')",
      }),
      text('signature_refused', 'Why that person did not sign.'),
    ],
    leftOut: ['updated_at'],
  },
  {
    name: 'inspection_person_seen',
    meaning: 'Which staff were there.',
    order: 't.inspection_id, t.place',
    columns: [
      inspection,
      number('place', 'The place in the list.'),
      refers('staff_id', 'staff', 'The member of staff, if the facility had named the person.'),
      text('full_name', 'Name.'),
      text('cadre', 'Cadre.'),
      text('seen', 'Whether the person was there.', { codes: staffSightings }),
    ],
  },
  {
    name: 'inspection_photo',
    meaning: 'Photos of visits.',
    order: 't.id',
    columns: [
      id,
      inspection,
      question,
      text('file', 'The name of its file.', { sql: 't.slug' }),
      number('size', 'How large it is.', { unit: 'bytes', sql: 't.size_bytes' }),
      text('sha256', 'The SHA-256 of its content, in hexadecimal digits.', { sql: "encode(t.sha256, 'hex')" }),
      ...where,
      moment('taken_at', 'When it was taken, by the clock of the phone.'),
      by('taken_by', 'took it'),
      moment('recorded_at', 'When it arrived.'),
      later,
      moment('removed_at', 'When it was taken away; empty while it counts.'),
    ],
    leftOut: ['key', 'removed_by'],
  },
  {
    name: 'inspection_addendum',
    meaning: 'What was added to reports after they were sent.',
    order: 't.id',
    columns: [
      id,
      inspection,
      text('text', 'What was added.'),
      text('reason', 'Why.'),
      by('added_by', 'added it'),
      moment('added_at', 'When it was added.'),
    ],
  },
  {
    name: 'corrective_action',
    meaning: 'What owners have to put right after a visit.',
    order: 't.id',
    columns: [
      id,
      inspection,
      refers('facility_id', 'facility', 'The facility.'),
      question,
      text('text', 'What is to be done.'),
      yesOrNo('is_critical', 'Whether the question is one that a facility must not fail.'),
      number('days', 'Within how many days.', { unit: 'days' }),
      day('due_on', 'Until when; empty until the report is sent.'),
      yesOrNo('is_published', 'Whether the owner was told.'),
      text('status', 'What became of it.', { codes: correctiveActionStatuses }),
      moment('closed_at', 'When it was closed.'),
    ],
  },
  {
    name: 'corrective_reply',
    meaning: 'What owners answered to that.',
    order: 't.id',
    columns: [
      id,
      refers('corrective_action_id', 'corrective_action', 'What is to be put right.'),
      text('text', 'What the owner wrote.'),
      by('replied_by', 'answered'),
      moment('replied_at', 'When.'),
      yesOrNo('is_accepted', 'Whether an officer accepted it; empty while it waits.'),
      text('reason', 'Why not.'),
      by('decided_by', 'decided'),
      moment('decided_at', 'When that was decided.'),
    ],
  },
  {
    name: 'corrective_reply_file',
    meaning: 'The files that came with these answers.',
    order: 't.reply_id, t.slug',
    columns: [
      refers('reply_id', 'corrective_reply', 'The answer.'),
      text('file', 'The name of the uploaded file.', { sql: 't.slug', refersTo: 'file' }),
    ],
  },
]
