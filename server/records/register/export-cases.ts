import { signOffVerdicts, stageSigners } from '@portal/domain/cases/stages.ts'
import { verdicts } from '@portal/domain/cases/verdicts.ts'
import { letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { representationOutcomes } from '@portal/domain/standing/representations.ts'
import { by, day, type ExportTable, id, moment, number, refers, text } from './export-column.ts'

const facility = refers('facility_id', 'facility', 'The facility.')
const registration = refers('registration_id', 'registration', 'The application.')

/** A file that is stored besides the uploaded ones. */
const printed = [
  text('file', 'The name of its file.', { sql: 't.slug' }),
  number('size', 'How large it is.', { unit: 'bytes', sql: 't.size_bytes' }),
  text('sha256', 'The SHA-256 of its content, in hexadecimal digits.', { sql: "encode(t.sha256, 'hex')" }),
  moment('printed_at', 'When it was printed.'),
]

/** What belongs to decisions: conditions, signatures, representations, letters and papers. */
export const decisions: readonly ExportTable[] = [
  {
    name: 'condition',
    meaning: 'Conditions with which licences were given.',
    from: 'registration_condition as t',
    order: 't.id',
    columns: [
      id,
      registration,
      text('text', 'What the facility has to do.'),
      day('due_date', 'Until when; empty if there is no day.'),
      by('set_by', 'set it'),
      moment('set_at', 'When it was set.'),
      by('met_by', 'found it met'),
      moment('met_at', 'When it was found to be met.'),
      text('met_note', 'What the officer wrote then.'),
      moment('ended_at', 'When a later decision ended it.'),
    ],
  },
  {
    name: 'condition_evidence',
    meaning: 'What owners sent to show that a condition is met.',
    order: 't.id',
    columns: [
      id,
      refers('condition_id', 'condition', 'The condition.'),
      text('text', 'What the owner wrote.'),
      text('file', 'The name of the uploaded file.', { sql: 't.file_slug', refersTo: 'file' }),
      by('provided_by', 'sent it'),
      moment('provided_at', 'When it was sent.'),
    ],
  },
  {
    name: 'stage',
    meaning: 'The stages at which applications are signed before the decision.',
    order: 't.id',
    columns: [
      id,
      text('name', 'Its name.'),
      by('recorded_by', 'added it'),
      moment('recorded_at', 'When it was added.'),
    ],
  },
  {
    name: 'sign_off_round',
    meaning: 'The rounds in which an application was signed. Another one begins when it is sent back.',
    order: 't.registration_id, t.number',
    columns: [
      registration,
      number('number', 'Which round, from 1.'),
      refers('from_stage_id', 'stage', 'The stage that sent it back; empty of the first round.'),
      text('reason', 'Why it was sent back.'),
      by('begun_by', 'sent it back'),
      moment('begun_at', 'When the round began.'),
    ],
  },
  {
    name: 'sign_off',
    meaning: 'What was signed of applications, stage by stage.',
    order: 't.id',
    columns: [
      id,
      registration,
      refers('stage_id', 'stage', 'The stage.'),
      number('round', 'In which round.'),
      text('verdict', 'What was signed.', { codes: signOffVerdicts }),
      text('remark', 'What was written with it.'),
      text('signed_as', 'The office or the duty of who signed.', { codes: stageSigners }),
      by('signed_by', 'signed'),
      moment('since', 'Since when it had waited at the stage.'),
      moment('signed_at', 'When it was signed.'),
    ],
  },
  {
    name: 'representation',
    meaning: 'What owners answered to a decision, a penalty or a restriction.',
    order: 't.id',
    columns: [
      id,
      registration,
      refers('penalty_id', 'penalty', 'The penalty.'),
      refers('restriction_id', 'restriction', 'The restriction.'),
      by('taken_by', 'had taken the decision'),
      moment('taken_at', 'When it had been taken.'),
      text('text', 'What the owner wrote.'),
      by('made_by', 'sent it'),
      moment('made_at', 'When it was sent.'),
      text('outcome', 'What came of it; empty while it waits.', { codes: representationOutcomes }),
      moment('ended_at', 'When that was decided.'),
      by('decided_by', 'decided'),
      text('reason', 'Why.'),
    ],
  },
  {
    name: 'representation_file',
    meaning: 'The files that came with representations.',
    order: 't.representation_id, t.file_slug',
    columns: [
      refers('representation_id', 'representation', 'The representation.'),
      text('file', 'The name of the uploaded file.', { sql: 't.file_slug', refersTo: 'file' }),
    ],
  },
  {
    name: 'letter',
    meaning: 'Letters of the ministry. Their words are in the printed files.',
    order: 't.id',
    columns: [
      id,
      text('number', 'Its number.'),
      text('kind', 'What it is.', { codes: letterKinds }),
      facility,
      registration,
      by('written_by', 'caused it; empty for the portal itself'),
      day('written_on', 'The day on it.'),
      moment('written_at', 'When it was written.'),
    ],
    leftOut: ['facts'],
  },
  {
    name: 'letter_file',
    meaning: 'The letters that were printed.',
    order: 't.letter_id, t.slug',
    columns: [refers('letter_id', 'letter', 'The letter.'), ...printed],
  },
  {
    name: 'paper_file',
    meaning: 'The certificates and statements that were printed.',
    order: 't.certificate_id, t.slug',
    columns: [refers('certificate_id', 'certificate', 'The certificate or statement.'), ...printed],
    leftOut: ['facts_sha256'],
  },
  {
    name: 'referee',
    meaning: 'Who speaks for an owner.',
    order: 't.id',
    columns: [
      id,
      facility,
      text('full_name', 'Name.'),
      text('phone_number', 'Phone number.'),
      text('occupation', 'Occupation.'),
      text('designation', 'Designation.'),
      text('duration_of_acquaintance', 'How long the owner has been known.'),
      text('verdict', 'What the reviewer found.', { codes: verdicts }),
      by('recorded_by', 'recorded it'),
      moment('created_at', 'When it was recorded.'),
      moment('removed_at', 'When it was taken away; empty while it counts.'),
    ],
    leftOut: ['removed_by', 'updated_at'],
  },
]
