import { paymentStates } from '@portal/domain/actions/payment.ts'
import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import { inspectionKinds, inspectionStatuses, recommendations } from '@portal/domain/inspections/inspections.ts'
import { invoicePurposes, lineKinds } from '@portal/domain/money/invoices.ts'
import { penaltyStatuses } from '@portal/domain/standing/penalties.ts'
import { by, day, type ExportTable, id, moment, naira, number, refers, text, yesOrNo } from './export-column.ts'

const facility = refers('facility_id', 'facility', 'The facility.')
const registration = refers(
  'registration_id',
  'registration',
  'The application that it belongs to, if it belongs to one.',
)
const recorded = [by('recorded_by', 'recorded it'), moment('created_at', 'When it was recorded.')]
const removed = moment('removed_at', 'When it was taken away; empty while it counts.')

/** Money, visits and documents. */
export const moneyVisitsAndDocuments: readonly ExportTable[] = [
  {
    name: 'penalty',
    meaning: 'Penalties.',
    order: 't.id',
    columns: [
      id,
      facility,
      registration,
      text('offence', 'The offence, as it was called then.'),
      text('reason', 'What the officer wrote.', { sql: 't.comment' }),
      naira('amount', 'What is to be paid.'),
      day('due_date', 'Until when it is to be paid.'),
      text('status', 'What became of it.', { codes: penaltyStatuses }),
      refers('invoice_id', 'invoice', 'The invoice that it is on.'),
      by('decided_by', 'gave it up'),
      moment('decided_at', 'When it was given up.'),
      text('decision_reason', 'Why it was given up.'),
      ...recorded,
    ],
    leftOut: ['user_id', 'offence_id'],
  },
  {
    name: 'invoice',
    meaning: 'Invoices. What they are for stands in invoice_line.',
    order: 't.id',
    columns: [
      id,
      text('number', 'Its number.'),
      facility,
      registration,
      text('purpose', 'What it is for.', { codes: invoicePurposes }),
      refers('change_request_id', 'change_request', 'The request for a change that it is for.'),
      day('issued_on', 'The day of issue.'),
      ...recorded,
    ],
    leftOut: ['fee_version'],
  },
  {
    name: 'invoice_line',
    meaning: 'The lines of invoices. The sum of the lines of an invoice is what is to be paid.',
    order: 't.id',
    columns: [
      id,
      refers('invoice_id', 'invoice', 'The invoice.'),
      text('kind', 'What it is.', { codes: lineKinds }),
      text('description', 'What it is for.'),
      naira('amount', 'What it adds; less than 0 for a waiver.'),
      text('reason', 'Why an officer added it.'),
      refers('penalty_id', 'penalty', 'The penalty that it is about.'),
      ...recorded,
    ],
  },
  {
    name: 'payment',
    meaning: 'Payments that owners made.',
    order: 't.id',
    columns: [
      id,
      facility,
      registration,
      refers('invoice_id', 'invoice', 'The invoice that it pays.'),
      naira('amount', 'What was paid.'),
      text('reference', "The bank's number of the transfer or teller."),
      text('bank', 'From which bank.'),
      day('paid_on', 'The day of the payment.'),
      text('status', 'Whether the ministry has confirmed it.', { codes: paymentStates }),
      text('receipt_file', "The name of the uploaded receipt's file.", { sql: 't.document', refersTo: 'file' }),
      ...recorded,
      removed,
    ],
    leftOut: ['removed_by', 'reference_key'],
  },
  {
    name: 'payment_decision',
    meaning: 'What was decided on payments; the newest decision counts.',
    order: 't.id',
    columns: [
      id,
      refers('payment_id', 'payment', 'The payment.'),
      text('status', 'What was decided.', { codes: paymentStates }),
      text('reason', 'Why.'),
      text('receipt_number', "The number of the ministry's receipt."),
      by('decided_by', 'decided'),
      moment('decided_at', 'When.'),
    ],
  },
  {
    name: 'inspection',
    meaning: 'Inspections, planned and done.',
    order: 't.id',
    columns: [
      id,
      text('number', 'Its number.'),
      facility,
      registration,
      text('kind', 'Why it was made.', { codes: inspectionKinds }),
      text('status', 'How far it is.', { codes: inspectionStatuses }),
      day('planned_day', 'When it was planned for.'),
      yesOrNo('is_announced', 'Whether the owner was told before.'),
      text('note', 'What the planner wrote.'),
      moment('began_at', 'When it began.'),
      moment('done_at', 'When it was finished.'),
      by('done_by', 'finished it'),
      moment('published_at', 'When its report was sent to the owner.'),
      text('recommendation', 'What the inspectors recommended.', { codes: recommendations }),
      number('score', 'The weighted share of what was met.', { unit: 'per cent' }),
      text('class', 'The class that follows from the score.', { codes: complianceClasses }),
      number('critical_failures', 'How many critical questions were failed.'),
      day('next_visit_on', 'When the next visit is due.'),
      moment('cancelled_at', 'When it was cancelled.'),
      text('cancel_reason', 'Why it was cancelled.'),
    ],
    leftOut: [
      ...[
        'planned_half',
        'part_ids',
        'question_ids',
        'planned_by',
        'planned_at',
        'facility_type_id',
        'catalogue_version',
      ],
      ...['published_by', 'cancelled_by', 'rules', 'comments_until', 'letter_id', 'updated_at'],
    ],
  },
  {
    name: 'document',
    meaning: 'Documents that owners uploaded.',
    order: 't.id',
    columns: [
      id,
      facility,
      text('name', 'What it is.'),
      text('file', 'The name of its file.', { sql: 't.file_slug', refersTo: 'file' }),
      refers('staff_id', 'staff', 'The member of staff whose it is, if it is of one.'),
      day('expires_on', 'Its last day.'),
      ...recorded,
      removed,
    ],
    leftOut: ['removed_by'],
  },
  {
    name: 'file',
    meaning: 'Uploaded files. With --files their contents are in the folder files, under these names.',
    order: 't.created_at, t.slug',
    columns: [
      text('name', 'Its name.', { sql: 't.slug' }),
      facility,
      text('media_type', 'What it is.'),
      number('size', 'How large it is.', { unit: 'bytes', sql: 't.size_bytes' }),
      text('sha256', 'The SHA-256 of its content, in hexadecimal digits.', { sql: "encode(t.sha256, 'hex')" }),
      ...recorded,
    ],
  },
]
