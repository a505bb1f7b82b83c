import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { facilityAction, facilityActions } from '@portal/domain/actions/facility.ts'
import { offeredFacilityActions } from '@portal/domain/actions/offered-facility-actions.ts'
import { mayHelpersDo } from '@portal/domain/facilities/facility-helpers.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { applyChange, newChangeRequest } from '../../changes/requested-change.ts'
import {
  endChangeRequest,
  findChangeRequest,
  insertChangeRequest,
  pageChangeRequestsOf,
  pageOpenChangeRequests,
} from '../../records/facilities/change-requests.ts'
import { findFacilityWithNewest, getFacilities, getFacility } from '../../records/facilities/facilities.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Requests to change what was approved: the name, the address or the owner of a facility. */
export function changeRoutes(serve: Serve): void {
  serve(calls.listChanges, ({ db }, { params, query }) => pageChangeRequestsOf(db, params.id, query))
  serve(calls.addChange, addChange)
  serve(calls.recordChange, recordChange)
  serve(calls.listOpenChanges, listOpenChanges)
  serve(calls.showChange, async (context, { params }) => ({ data: await getChange(context, params.id) }))
  serve(calls.withdrawChange, withdrawChange)
  serve(calls.decideChange, decideChange)
}

/** The requests that are not decided, each with its facility. */
async function listOpenChanges({ db, today }: Context, { query }: Input<typeof calls.listOpenChanges>) {
  const page = await pageOpenChangeRequests(db, query)
  const ids = page.data.map(({ facility_id }) => facility_id)
  const facilities = await getFacilities(db, ids, today)
  const data = page.data.flatMap((request) => {
    const facility = facilities.get(request.facility_id)
    return facility ? { ...request, facility } : []
  })
  return { ...page, data }
}

async function getChange(context: Context, id: number) {
  const { db, today } = context
  const request = await requestOf(db, id)
  const facility = await getFacility(db, request.facility_id, today)
  return { ...request, facility, offered: await offeredFor(context, request) }
}

async function replyAbout(
  context: Context,
  name: 'Ask for a change' | 'Record change' | 'Withdraw change' | 'Accept change' | 'Refuse change',
  { id }: { id: number },
) {
  return { data: await getChange(context, id), message: facilityActions[name].message }
}

/** What the person may do with a request: nothing once it has ended. Helpers of the owner only read it. */
async function offeredFor({ db, user, today }: Context, { id, facility_id }: { id: number; facility_id: number }) {
  const facts = await findFacilityWithNewest(db, facility_id, today)
  if (facts.open_change_id !== id) return []
  const isHelper = !isOfficer(user) && facts.user_id !== user.id
  return offeredFacilityActions(user, facts, today).filter((name) => {
    const { changeAskedFor, may } = facilityAction(name)
    return changeAskedFor === true && (!isHelper || mayHelpersDo(may))
  })
}

async function requestOf(db: Context['db'], id: number) {
  return (await findChangeRequest(db, id)) ?? refuse('not_found', 'This request does not exist')
}

/** The owner asks for a change. Refuses one that would change nothing, and one that another request waits beside. */
async function addChange(context: Context, { params, body, file }: InputOf<typeof calls.addChange>) {
  return act(context, onFacility, 'Ask for a change', params.id, {
    input: {},
    write: async () => insertChangeRequest(context.db, await newChangeRequest(context, params.id, { body, file })),
    reply: (written) => replyAbout(context, 'Ask for a change', written),
  })
}

/** An officer records the change of a facility without an owner account. It is accepted with that. */
async function recordChange(context: Context, { params, body, file }: InputOf<typeof calls.recordChange>) {
  const { db, user, now } = context
  return act(context, onFacility, 'Record change', params.id, {
    input: { reason: body.reason },
    write: async () => {
      const request = await newChangeRequest(context, params.id, { body, file })
      const end = { status: 'accepted', ended_by: user.id, ended_at: now.toISOString() } as const
      const written = await insertChangeRequest(db, { ...request, ...end })
      return { ...written, change_id: await applyChange(context, request, body.reason) }
    },
    reply: (written) => replyAbout(context, 'Record change', written),
  })
}

/** The owner takes a request back. */
async function withdrawChange(context: Context, { params: { id } }: Input<typeof calls.withdrawChange>) {
  const { db, user, now } = context
  const { facility_id } = await requestOf(db, id)
  return act(context, onFacility, 'Withdraw change', facility_id, {
    input: { changeId: id },
    write: async () => {
      await endChangeRequest(db, id, {
        status: 'withdrawn',
        ended_by: user.id,
        ended_at: now.toISOString(),
        answer: null,
      })
      return { id }
    },
    reply: (written) => replyAbout(context, 'Withdraw change', written),
  })
}

const decisions = { accepted: 'Accept change', refused: 'Refuse change' } as const

/** An officer decides. Of two officers, the second is refused. */
async function decideChange(context: Context, { params: { id }, body }: Input<typeof calls.decideChange>) {
  const { db, user, now } = context
  const { decision, reason } = body
  if (decision === 'refused' && reason === null) refuseField('reason', 'Enter the reason')
  const name = decisions[decision]
  const request = await requestOf(db, id)
  return act(context, onFacility, name, request.facility_id, {
    input: { changeId: id, reason },
    write: async () => {
      await endChangeRequest(db, id, {
        status: decision,
        ended_by: user.id,
        ended_at: now.toISOString(),
        answer: reason,
      })
      return { id, change_id: decision === 'accepted' ? await applyChange(context, request, reason) : undefined }
    },
    reply: (written) => replyAbout(context, name, written),
  })
}
