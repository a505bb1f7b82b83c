import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/inspections.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { offeredCorrectiveActions } from '@portal/domain/actions/corrective-action.ts'
import { offeredInspectionActions } from '@portal/domain/actions/inspection.ts'
import { type ReadInspection, readInspectionDetails } from '../../records/inspections/inspection-details.ts'
import { pageInspections, pageInspectionsOf } from '../../records/inspections/inspections.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** Inspections in lists and by themselves: all for officers, what is published for owners. */
export function showInspectionRoutes(serve: Serve): void {
  serve(calls.listInspections, ({ db, user }, { query: { mine, ...query } }) =>
    pageInspections(db, { ...query, memberId: mine && user.id }),
  )
  serve(calls.listInspectionsOfFacility, listInspectionsOfFacility)
  serve(calls.showInspection, async (context, { params }) => ({ data: await showTo(context, params.id) }))
}

async function listInspectionsOfFacility(
  { db, reach }: Context,
  { params, query }: Input<typeof calls.listInspectionsOfFacility>,
) {
  const isOwners = reach !== 'any'
  const listed = await pageInspectionsOf(db, params.id, { ...query, isOwners })
  return isOwners ? { ...listed, data: listed.data.map(asAnnounced) } : listed
}

/** What owners see of an inspection that is not published: that there is one, why and on which day. */
function asAnnounced(inspection: Inspection): Inspection {
  if (inspection.status === 'published') return inspection
  const nothing = { score: null, class: null, recommendation: null, done_on: null, published_at: null }
  return { ...inspection, ...nothing, team: [], critical_failures: 0, open_actions: 0 }
}

/** An inspection with everything that a person may read of it, and what they may do with it. */
export async function showTo(context: Context, id: number): Promise<InspectionDetails> {
  const { db, user, today, reach } = context
  const read = await readInspectionDetails(db, id, { today })
  const isOfTeam = read.team.some((member) => member.id === user.id)
  const shown = {
    ...read,
    actions: read.actions.map((action) => ({ ...action, offered: offeredCorrectiveActions(user, action.status) })),
    offered: offeredInspectionActions(user, { status: read.status, isOfTeam }),
  }
  return reach === 'any' ? shown : { ...shown, ...hiddenFromOwners(read) }
}

const nowhere = { latitude: null, longitude: null, accuracy_m: null }

/** What stays with the ministry: what it knows of concerns and of people, where its inspectors were, and how it came to the visit. */
function hiddenFromOwners({ site, photos }: ReadInspection) {
  return {
    ...{ note: null, concerns: [], history: [], cancel_reason: null, came_later: 0 },
    site: { ...site, ...nowhere, staff: [] },
    photos: photos.map((photo) => ({ ...photo, ...nowhere })),
  }
}
