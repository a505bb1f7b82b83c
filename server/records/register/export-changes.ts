import { changeKinds } from '@portal/domain/facilities/change-kinds.ts'
import { feePurposes } from '@portal/domain/money/fees.ts'
import { by, day, type ExportTable, id, moment, naira, number, refers, text, yesOrNo } from './export-column.ts'

/** Requests for changes of licensed facilities, and the fees that the ministry asks for. */
export const changesAndFees: readonly ExportTable[] = [
  {
    name: 'change_request',
    meaning: 'What owners asked to change of licensed facilities.',
    order: 't.id',
    columns: [
      id,
      refers('facility_id', 'facility', 'The facility.'),
      text('kind', 'What it is about.', { codes: changeKinds }),
      text('before', 'What was true before, as JSON.', { sql: 't.old::text' }),
      text('after', 'What was asked for, as JSON.', { sql: 't.new::text' }),
      text('reason', 'Why, in the words of the owner.'),
      text('file', 'The name of the uploaded file.', { sql: 't.file_slug', refersTo: 'file' }),
      by('asked_by', 'asked'),
      moment('asked_at', 'When.'),
      text('status', 'What became of it.', { codes: ['open', 'accepted', 'refused', 'withdrawn'] }),
      by('ended_by', 'decided or withdrew it'),
      moment('ended_at', 'When.'),
      text('answer', 'What the officer wrote.'),
      moment('applied_at', 'When what was asked for was written.'),
    ],
    leftOut: ['rule'],
  },
  {
    name: 'change_document',
    meaning: 'The documents that owners sent for a change.',
    order: 't.id',
    columns: [
      id,
      refers('change_request_id', 'change_request', 'The request.'),
      text('name', 'What it is.'),
      text('file', 'The name of its file.', { sql: 't.file_slug', refersTo: 'file' }),
      by('added_by', 'sent it'),
      moment('added_at', 'When it was sent.'),
    ],
  },
  {
    name: 'fee',
    meaning: 'Fees. The newest one that has begun counts for its purpose, type of facility and number of beds.',
    order: 't.id',
    columns: [
      id,
      text('purpose', 'What it is for.', { codes: feePurposes }),
      refers('facility_type_id', 'facility_type', 'The type of facility; empty for every type.'),
      number('beds_from', 'From how many beds.'),
      naira('amount', 'How much; empty if it ended the fee from so many beds.'),
      day('start_date', 'The first day.'),
      yesOrNo('is_sample', 'Whether it is an example that came with the portal.'),
      by('recorded_by', 'recorded it'),
      moment('recorded_at', 'When it was recorded.'),
    ],
  },
]
