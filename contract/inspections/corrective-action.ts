import { correctiveActionNames } from '@portal/domain/actions/corrective-action.ts'
import { correctiveActionStatuses, correctiveDaysRange } from '@portal/domain/inspections/corrective-actions.ts'
import { findingOutcomes } from '@portal/domain/inspections/inspections.ts'
import { z } from 'zod'
import { date, moment, optional, prose, recordId, wholeNumber } from '../fields/fields.ts'

/** The facility, which an upload in pieces names before the call is made that finishes it. */
export const facilityOfUpload = optional(recordId).describe(
  'The facility, where the file was uploaded in pieces before.',
)

const { least, most } = correctiveDaysRange

/** What an inspector changed of a corrective action before the visit ended. */
export const changedAction = z
  .object({
    sub_list_id: recordId,
    text: prose('what is to be done', 1000),
    days: optional(wholeNumber(least, most, `Enter a whole number from ${least} to ${most}`)).describe(
      'Within how many days of publication; null: as the settings say.',
    ),
  })
  .meta({ examples: [{ sub_list_id: 3, text: 'Repair the gauge, or replace the cylinder.', days: 7 }] })

/** A reply of the owner, and what an inspector said to it. */
const correctiveReply = z.object({
  id: z.int(),
  text: z.string(),
  replied_by: z.string().describe('Full name.'),
  replied_at: moment,
  files: z.array(z.string()).describe('Its photos and documents.'),
  is_accepted: z.boolean().nullable().describe('null until an inspector has looked at it.'),
  reason: z.string().nullable().describe('Why it was sent back.'),
  decided_by: z.string().nullable().describe('Full name.'),
  decided_at: moment.nullable(),
})

/** What the owner has to do about a finding. */
export const correctiveAction = z
  .object({
    id: z.int(),
    inspection_id: z.int(),
    number: z.string().describe('Of the inspection.'),
    facility_id: z.int(),
    company_name: z.string(),
    sub_list_id: z.int(),
    question: z.string(),
    is_critical: z.boolean(),
    outcome: z.enum(findingOutcomes),
    note: z.string().nullable().describe('Of the inspector.'),
    text: z.string().describe('What is to be done.'),
    days: z.int().describe('Within how many days of publication.'),
    due_on: date.nullable().describe('null until the inspection is published, or while the facility is closed.'),
    is_overdue: z.boolean(),
    status: z.enum(correctiveActionStatuses),
    replies: z.array(correctiveReply).describe('The oldest first.'),
    offered: z.array(z.enum(correctiveActionNames)).describe('What you may do with it now.'),
  })
  .meta({
    id: 'CorrectiveAction',
    examples: [
      {
        id: 21,
        inspection_id: 7,
        number: 'INS-2026-000007',
        facility_id: 12,
        company_name: 'Sabongari Family Clinic',
        sub_list_id: 3,
        question: 'Is there oxygen with flow meter or a concentrator?',
        is_critical: true,
        outcome: 'partly met',
        note: 'The gauge of the cylinder is broken.',
        text: 'Repair the gauge, or replace the cylinder.',
        days: 7,
        due_on: '2026-04-27',
        is_overdue: false,
        status: 'open',
        replies: [],
        offered: [],
      },
    ],
  })
export type CorrectiveAction = z.output<typeof correctiveAction>
