import { inspectionActionNames } from '@portal/domain/actions/inspection.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { correctiveAction } from './corrective-action.ts'
import { checklistQuestion, finding, inspectionPhoto } from './finding.ts'
import { inspection } from './inspection.ts'
import { site } from './site.ts'

/** What was said about an inspection after it was done. */
const addendum = z.object({
  id: z.int(),
  text: z.string(),
  reason: z.string(),
  by: z.string().describe('Full name.'),
  at: moment,
})

/** What the owner says is not right in the report. */
const ownerComments = z.object({
  text: z.string(),
  by: z.string().describe('Full name.'),
  at: moment,
  files: z.array(z.string()),
  answer: z.string().nullable().describe('null until an inspector has answered.'),
  answered_by: z.string().nullable(),
  answered_at: moment.nullable(),
})

/** The score of a part. */
const partScore = z.object({ part_id: z.int(), part: z.string(), score: z.number().nullable() })

/** An inspection with everything that is known of it. Owners get the questions, findings, photos and actions, not the timeline. */
export const inspectionDetails = inspection
  .extend({
    note: z.string().nullable().describe('What the planner told the team.'),
    concerns: z
      .array(z.object({ id: z.int(), reference: z.string() }))
      .describe('Those that it follows, for officers with the duty review.'),
    part_ids: z.array(z.int()).nullable().describe('The chosen parts; null: the whole checklist.'),
    is_whole: z.boolean().describe('Whether the whole checklist is visited. Only then there is a score.'),
    questions: z.array(checklistQuestion).describe('In the order of the catalogue; empty until the visit begins.'),
    findings: z.array(finding),
    photos: z.array(inspectionPhoto),
    site,
    parts: z.array(partScore).describe('Once it is done.'),
    actions: z.array(correctiveAction),
    addenda: z.array(addendum),
    comments: ownerComments.nullable(),
    comments_until: date.nullable().describe('The last day on which the owner can comment.'),
    next_visit_on: date.nullable().describe('The day from which the next visit is due.'),
    cancel_reason: z.string().nullable(),
    came_later: z.int().describe('How many findings and photos came after the visit was cancelled.'),
    letter_id: z.int().nullable().describe('The report.'),
    history: z
      .array(
        z.object({ id: z.int(), at: moment, by: z.string().nullable(), text: z.string(), note: z.string().nullable() }),
      )
      .describe('For officers, the oldest first.'),
    offered: z.array(z.enum(inspectionActionNames)).describe('What you may do with it now.'),
  })
  .meta({
    id: 'InspectionDetails',
    examples: [
      {
        ...exampleOf(inspection),
        note: null,
        concerns: [],
        part_ids: null,
        is_whole: true,
        questions: [exampleOf(checklistQuestion)],
        findings: [exampleOf(finding)],
        photos: [exampleOf(inspectionPhoto)],
        site: exampleOf(site),
        parts: [{ part_id: 1, part: 'Part A Out-patient area', score: 78.4 }],
        actions: [exampleOf(correctiveAction)],
        addenda: [],
        comments: null,
        comments_until: '2026-05-04',
        next_visit_on: '2026-07-14',
        cancel_reason: null,
        came_later: 0,
        letter_id: 44,
        history: [{ id: 1, at: '2026-04-08T10:30:00.000Z', by: 'Ibrahim Musa', text: 'Planned', note: null }],
        offered: ['Add addendum'],
      },
    ],
  })
export type InspectionDetails = z.output<typeof inspectionDetails>

/** What a phone needs for a visit without a network. It has no documents. */
export const visitKit = z
  .object({
    inspection: inspectionDetails.describe('With the questions of the visit, also before it begins.'),
    hides_answers: z.boolean().describe("Whether the owner's answer is hidden until the inspector has chosen."),
    address: z.string(),
    phone_number: z.string(),
    staff: z.array(z.object({ id: z.int(), full_name: z.string(), cadre: z.string() })).describe('As recorded.'),
    beds: z.int().nullable().describe('As the owner stated them.'),
    corrective_days: z
      .object({ critical: z.int(), heavy: z.int(), other: z.int() })
      .describe('Within how many days of publication findings are to be put right, as the settings are now.'),
    earlier: z
      .object({ number: z.string(), done_on: date, findings: z.array(finding) })
      .nullable()
      .describe('The last finished inspection of the facility, with what was not met.'),
    keep_until: date.describe('The last day on which a phone keeps it.'),
  })
  .meta({
    id: 'VisitKit',
    examples: [
      {
        inspection: exampleOf(inspectionDetails),
        hides_answers: false,
        address: '12 Bosso Road, Minna',
        phone_number: '+2348031234567',
        staff: [{ id: 20, full_name: 'Hauwa Sani', cadre: 'Nurses/Midwives' }],
        beds: 12,
        corrective_days: { critical: 7, heavy: 30, other: 90 },
        earlier: null,
        keep_until: '2026-04-21',
      },
    ],
  })
export type VisitKit = z.output<typeof visitKit>
