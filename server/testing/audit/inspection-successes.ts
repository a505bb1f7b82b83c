import * as actionCalls from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as plans from '@portal/contract/inspections/calls/inspections.ts'
import * as visits from '@portal/contract/inspections/calls/visits.ts'
import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { pdf } from '../files.ts'
import { photo } from '../photos.ts'
import { visitFile } from '../visit-file.ts'
import type { Preparing, Stage } from './success-stage.ts'

const at = '2026-04-14T09:10:00Z'
const because = { reason: 'The road is flooded.' }

/** A visit of the officer to the facility, planned. */
async function plan({ officer, facility, done }: Stage): Promise<InspectionDetails> {
  const body = { facility_id: facility.id, kind: 'routine', team: [officer.id] } as const
  return (await done(officer, plans.planInspection, { body: { ...body, team: [...body.team] } })).data
}

async function begin(stage: Stage): Promise<InspectionDetails> {
  const { id } = await plan(stage)
  return (await stage.done(stage.officer, visits.beginInspection, { params: { id }, body: { arrived_at: at } })).data
}

const endOf = ({ questions }: InspectionDetails) => ({
  recommendation: 'no change' as const,
  unanswered: questions.length,
  departed_at: at,
  expects: { findings: 0, photos: 0 },
})

async function finish(stage: Stage): Promise<InspectionDetails> {
  const begun = await begin(stage)
  const sent = { params: { id: begun.id }, body: endOf(begun) }
  return (await stage.done(stage.officer, visits.finishInspection, sent)).data
}

async function publish(stage: Stage): Promise<InspectionDetails> {
  const { id } = await finish(stage)
  return (await stage.done(stage.officer, reports.publishInspection, { params: { id } })).data
}

/** Something that the owner has replied to. */
async function reply(stage: Stage): Promise<{ params: { id: number } }> {
  const { actions } = await publish(stage)
  const params = { id: actions[0]?.id ?? 0 }
  await stage.done(stage.owner, actionCalls.replyToFinding, { params, body: { text: 'It is repaired.' } })
  return { params }
}

function findingsOf({ questions }: InspectionDetails) {
  const sub_list_id = questions[0]?.sub_list_id ?? 0
  return { findings: [{ key: crypto.randomUUID(), sub_list_id, outcome: 'met' as const, based_on: 0, found_at: at }] }
}

function photoOf({ facility }: Stage) {
  return { key: crypto.randomUUID(), facility_id: facility.id, taken_at: at }
}

/** The calls about inspections that everybody in the matrix is refused: nobody there is of a team. */
export const inspectionSuccesses = {
  beginInspection: async (stage) => {
    const { id } = await plan(stage)
    return { by: stage.officer, request: { params: { id }, body: { arrived_at: at } } }
  },
  recordFindings: async (stage) => {
    const begun = await begin(stage)
    return { by: stage.officer, request: { params: { id: begun.id }, body: findingsOf(begun) } }
  },
  addInspectionPhoto: async (stage) => {
    const { id } = await begin(stage)
    return { by: stage.officer, request: { params: { id }, body: photoOf(stage) }, file: photo }
  },
  removeInspectionPhoto: async (stage) => {
    const { id } = await begin(stage)
    const sent = { params: { id }, body: photoOf(stage) }
    const { data } = await stage.done(stage.officer, visits.addInspectionPhoto, sent, photo)
    return { by: stage.officer, request: { params: { id, photo: data.id } } }
  },
  uploadVisitFile: async (stage) => {
    const begun = await begin(stage)
    const { id, number } = begun
    const file = visitFile({ inspection_id: id, number, ...findingsOf(begun) })
    return { by: stage.officer, request: { params: { id }, body: {} }, file }
  },
  recordSite: async (stage) => {
    const { id } = await begin(stage)
    return { by: stage.officer, request: { params: { id }, body: { met_name: 'Hauwa Sani' } } }
  },
  finishInspection: async (stage) => {
    const begun = await begin(stage)
    return { by: stage.officer, request: { params: { id: begun.id }, body: endOf(begun) } }
  },
  publishInspection: async (stage) => {
    const { id } = await finish(stage)
    return { by: stage.officer, request: { params: { id } } }
  },
  reopenInspection: async (stage) => {
    const { id } = await plan(stage)
    await stage.done(stage.officer, plans.cancelInspection, { params: { id }, body: because })
    return { by: stage.officer, request: { params: { id }, body: because } }
  },
  discardFindings: async (stage) => {
    const begun = await begin(stage)
    const params = { id: begun.id }
    await stage.done(stage.officer, plans.cancelInspection, { params, body: because })
    await stage.done(stage.officer, visits.recordFindings, { params, body: findingsOf(begun) })
    return { by: stage.officer, request: { params, body: because } }
  },
  commentOnInspection: async (stage) => {
    const { id } = await publish(stage)
    return { by: stage.owner, request: { params: { id }, body: { text: 'We have two.' } } }
  },
  addReplyFile: async (stage) => ({ by: stage.owner, request: { ...(await reply(stage)), body: {} }, file: pdf() }),
  acceptReply: async (stage) => ({ by: stage.officer, request: await reply(stage) }),
  sendReplyBack: async (stage) => ({
    by: stage.officer,
    request: { ...(await reply(stage)), body: { reason: 'It shows another one.' } },
  }),
} as const satisfies Record<string, Preparing>
