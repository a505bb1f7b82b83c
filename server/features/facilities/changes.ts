import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { askForChange, makeChange } from '../../changes/ask-for-change.ts'
import {
  getChangeRequest,
  readChangePage,
  readWaiting,
  replyAboutChange,
  shownChange,
} from '../../changes/change-page.ts'
import { readChangedSince, whyOutdated } from '../../changes/changed-since.ts'
import { giveUpCharge } from '../../changes/charge-change.ts'
import { applyChange } from '../../changes/requested-change.ts'
import { wantedDetails } from '../../changes/wanted-details.ts'
import {
  endChangeRequest,
  pageChangeRequestsOf,
  pageOpenChangeRequests,
} from '../../records/facilities/change-requests.ts'
import { getFacilities } from '../../records/facilities/facilities.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Requests to change what was approved, and the decisions on them. */
export function changeRoutes(serve: Serve): void {
  serve(calls.listChanges, listChanges)
  serve(calls.addChange, (context, input) => askForChange(context, ofDetails(context, input)))
  serve(calls.recordChange, (context, input) => makeChange(context, 'Record change', ofDetails(context, input)))
  serve(calls.listOpenChanges, listOpenChanges)
  serve(calls.showChange, async (context, { params }) => ({ data: await readChangePage(context, params.id) }))
  serve(calls.withdrawChange, withdrawChange)
  serve(calls.decideChange, decideChange)
}

/** What is asked for with the name, the address or the owner. */
function ofDetails(context: Context, { params: { id }, body, file }: InputOf<typeof calls.addChange>) {
  const wanted = () => wantedDetails(context, id, body)
  return { facility_id: id, kind: 'details', wanted, reason: body.reason, file } as const
}

async function listChanges({ db }: Context, { params, query }: Input<typeof calls.listChanges>) {
  const page = await pageChangeRequestsOf(db, params.id, query)
  return { ...page, data: page.data.map(shownChange) }
}

/** The requests that are not decided, each with its facility. */
async function listOpenChanges({ db, today }: Context, { query }: Input<typeof calls.listOpenChanges>) {
  const page = await pageOpenChangeRequests(db, query)
  const ids = page.data.map(({ facility_id }) => facility_id)
  const facilities = await getFacilities(db, ids, today)
  const data = page.data.flatMap((request) => {
    const facility = facilities.get(request.facility_id)
    return facility ? { ...shownChange(request), facility } : []
  })
  return { ...page, data }
}

/** The owner takes a request back. */
async function withdrawChange(context: Context, { params: { id } }: Input<typeof calls.withdrawChange>) {
  const { db, user, now } = context
  const { facility_id, kind } = await getChangeRequest(db, id)
  return act(context, onFacility, 'Withdraw change', facility_id, {
    input: { changeId: id, changeKind: kind },
    write: async () => {
      const end = { status: 'withdrawn', ended_by: user.id, ended_at: now.toISOString(), answer: null } as const
      await endChangeRequest(db, id, end)
      await giveUpCharge(context, id, 'The request for a change was withdrawn')
      return { id }
    },
    reply: (written) => replyAboutChange(context, 'Withdraw change', written),
  })
}

const decisions = { accepted: 'Accept change', refused: 'Refuse change' } as const

/** An officer decides. Of two officers, the second is refused. */
async function decideChange(context: Context, { params: { id }, body }: Input<typeof calls.decideChange>) {
  const { reason, version } = body
  if (body.decision === 'refused' && reason === null) refuseField('reason', 'Enter the reason')
  const { facility_id, kind } = await getChangeRequest(context.db, id)
  return act(context, onFacility, decisions[body.decision], facility_id, {
    input: { changeId: id, changeKind: kind, reason },
    async write() {
      await refuseUnseen(context, id, version)
      return body.decision === 'accepted' ? acceptChange(context, id, reason) : refuseChange(context, id, reason)
    },
    reply: (written) => replyAboutChange(context, decisions[body.decision], written),
  })
}

/** Refuses a decision about documents that the officer has not seen. The facility is locked. */
async function refuseUnseen({ db }: Context, id: number, version: number | null) {
  const request = await getChangeRequest(db, id)
  if (version === null || version === request.version) return
  refuse('action_not_offered', 'A document was added while you read this request. Look at it, then decide', {
    status: request.status,
    offered: ['Accept change', 'Refuse change'],
  })
}

/**
 * Writes what was asked for. Refuses while something is missing that the rule of the request asks for, and where something else was
 * written meanwhile. The facility is locked.
 */
async function acceptChange(context: Context, id: number, answer: string | null) {
  const { db, user, now } = context
  const request = await getChangeRequest(db, id)
  const { waits_for } = await readWaiting(context, request)
  if (waits_for.length > 0) {
    refuse('action_not_offered', `This change waits for: ${waits_for.join('; ')}`, {
      status: request.status,
      offered: ['Refuse change'],
    })
  }
  const outdated = await whyOutdated(context, request, await readChangedSince(context, request))
  if (outdated !== null) {
    refuse('action_not_offered', `${outdated}. Refuse it, so that the owner asks again`, {
      status: request.status,
      offered: ['Refuse change'],
    })
  }
  const at = now.toISOString()
  await endChangeRequest(db, id, { status: 'accepted', ended_by: user.id, ended_at: at, answer, applied_at: at })
  return { id, change_id: await applyChange(context, { ...request, asked_by: request.asker_id }, answer) }
}

async function refuseChange(context: Context, id: number, answer: string | null) {
  const { db, user, now } = context
  await endChangeRequest(db, id, { status: 'refused', ended_by: user.id, ended_at: now.toISOString(), answer })
  await giveUpCharge(context, id, 'The change was refused')
  return { id }
}
