import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { complianceClasses } from '@portal/domain/inspections/compliance-class.ts'
import {
  halvesOfDay,
  inspectionKinds,
  inspectionStatuses,
  maxPlannedAtOnce,
  maxTeam,
} from '@portal/domain/inspections/inspections.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import {
  byId,
  choice,
  chosen,
  date,
  optional,
  optionalTick,
  prose,
  recordId,
  recordIdText,
} from '../../fields/fields.ts'
import { sorting } from '../../fields/filters.ts'
import { list, paging } from '../../fields/paging.ts'
import { inspection } from '../inspection.ts'
import { inspectionDetails } from '../inspection-details.ts'

const reply = z.object({ message: z.string(), data: inspectionDetails })

const officerIds = z
  .array(recordId)
  .max(maxTeam, `At most ${maxTeam} inspectors`)
  .describe('Officers with the duty inspect, the lead inspector first; empty while there is no team.')

/** When and by whom a facility is visited. */
const plan = {
  planned_day: optional(date),
  planned_half: optional(choice(halvesOfDay, 'morning or afternoon')),
  team: officerIds.default([]),
  is_announced: optionalTick(false).describe('The owner is told the day.'),
  note: optional(prose('what the team should know')),
  same_lead_reason: optional(prose('why the same inspector leads again', 500)).describe(
    'Needed where the ministry wants another lead inspector each time, and none is chosen.',
  ),
}

/** Every inspection, those planned for the earliest day first. */
export const listInspections = call('GET', '/api/inspections', {
  feature: 'inspections',
  summary:
    'The inspections, those without a day and those of the earliest day first unless another order is asked for.',
  may: 'see the inspections',
  query: paging.extend({
    status: z.enum(inspectionStatuses).optional(),
    kind: z.enum(inspectionKinds).optional(),
    class: z.enum(complianceClasses).optional(),
    local_gov_area_id: recordIdText.optional(),
    mine: z.enum(['1']).optional().describe('Only those of whose team you are.'),
    sort: sorting(['planned_day', 'done_on', 'score', 'facility', 'lga', 'status'], 'Without it by planned day.'),
  }),
  reply: list(inspection),
})

/** The inspections of a facility: all for officers, for its owner those that are published or announced. */
export const listInspectionsOfFacility = call('GET', '/api/facilities/{id}/inspections', {
  feature: 'inspections',
  summary:
    'The inspections of a facility, the newest first. Its owner gets those that are published, and announced ones with their day alone.',
  may: 'read a published inspection',
  params: byId,
  query: paging,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  reply: list(inspection),
})

/** One inspection with everything that is known of it. */
export const showInspection = call('GET', '/api/inspections/{id}', {
  feature: 'inspections',
  summary:
    'An inspection with its findings, photos, score, corrective actions and history. Owners get it once it is published.',
  may: 'read a published inspection',
  params: byId,
  resource: { kind: 'inspection', in: 'params', field: 'id' },
  reply: z.object({ data: inspectionDetails }),
})

/** An officer plans an inspection. */
export const planInspection = call('POST', '/api/inspections', {
  feature: 'inspections',
  summary: 'Plan an inspection of a facility. Day and team may follow.',
  may: inspectionActions['Plan inspection'].may,
  body: z
    .object({
      facility_id: chosen('a facility'),
      kind: choice(inspectionKinds, 'why it is visited'),
      registration_id: optional(recordId).describe('The open registration, for `before licence` and `renewal`.'),
      concern_ids: z.array(recordId).max(20, 'At most 20 concerns').default([]).describe('For `concern`.'),
      part_ids: z
        .array(recordId)
        .max(100, 'At most 100 parts')
        .nullish()
        .transform((ids) => (ids && ids.length > 0 ? ids : null))
        .describe(
          'The chosen parts of the checklist; null for the whole. A follow-up has the questions with open actions.',
        ),
      ...plan,
    })
    .meta({
      examples: [
        {
          facility_id: 12,
          kind: 'routine',
          planned_day: '2026-04-14',
          planned_half: 'morning',
          team: [2],
          is_announced: true,
        },
      ],
    }),
  refuses: ['action_not_offered', 'already_exists'],
  status: 201,
  reply,
  audit: { byUseCase: ['Plan inspection'] },
})

/** An officer plans routine inspections of several facilities for one team and day. */
export const planInspections = call('POST', '/api/inspections/plan', {
  feature: 'inspections',
  summary: 'Plan routine inspections of several facilities for one team and one day: all of them or none.',
  may: inspectionActions['Plan inspection'].may,
  body: z
    .object({
      facility_ids: z
        .array(recordId)
        .min(1, 'Choose facilities')
        .max(maxPlannedAtOnce, `At most ${maxPlannedAtOnce} at once`),
      ...plan,
    })
    .meta({ examples: [{ facility_ids: [12, 14], planned_day: '2026-04-14', team: [2], is_announced: false }] }),
  refuses: ['action_not_offered', 'already_exists'],
  status: 201,
  reply: z.object({ message: z.string(), data: z.array(inspection) }),
  audit: { byUseCase: ['Plan inspection'] },
})

/** An officer changes day or team of a planned inspection. */
export const changePlan = call('PUT', '/api/inspections/{id}', {
  feature: 'inspections',
  summary: 'Change the day, the team or the announcement of a planned inspection.',
  may: inspectionActions['Change plan'].may,
  params: byId,
  ifMatch: 'data',
  body: z.object(plan).meta({ examples: [{ planned_day: '2026-04-15', team: [2, 3], is_announced: false }] }),
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Change plan'] },
})

const why = z.object({ reason: prose('the reason', 1000) }).meta({ examples: [{ reason: 'The road is flooded.' }] })

/** What the calls that ask for a reason share. */
const withReason = { feature: 'inspections', params: byId, body: why, reply } as const

/** An officer cancels an inspection. */
export const cancelInspection = call('POST', '/api/inspections/{id}/cancel', {
  ...withReason,
  summary: 'Cancel an inspection that is planned or under way. What phones send afterwards is kept.',
  may: inspectionActions['Cancel inspection'].may,
  refuses: ['action_not_offered'],
  audit: { byUseCase: ['Cancel inspection'] },
})

/** An officer takes up a cancelled inspection again. */
export const reopenInspection = call('POST', '/api/inspections/{id}/reopen', {
  ...withReason,
  summary: 'Take up a cancelled inspection again, with what came from phones meanwhile.',
  may: inspectionActions['Reopen inspection'].may,
  refuses: ['action_not_offered', 'already_exists'],
  audit: { byUseCase: ['Reopen inspection'] },
})

/** An officer discards what came after a visit was cancelled. */
export const discardFindings = call('POST', '/api/inspections/{id}/discard', {
  ...withReason,
  summary: 'Discard what phones sent after the visit was cancelled. It stays in the record that it came.',
  may: inspectionActions['Discard findings'].may,
  refuses: ['action_not_offered'],
  audit: { byUseCase: ['Discard findings'] },
})
