import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/changes.ts'
import { facilityAction, facilityActions } from '@portal/domain/actions/facility.ts'
import { offeredFacilityActions } from '@portal/domain/actions/offered-facility-actions.ts'
import { isOfficer } from '@portal/domain/capabilities.ts'
import { mayHelpersDo } from '@portal/domain/facility-helpers.ts'
import { changeOf } from '@portal/domain/application-changes.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actOnFacility } from '../act-on-facility.ts'
import type { Context, InputOf, Serve } from '../http/context.ts'
import { refuseField } from '../http/refuse-field.ts'
import {
  type ChangeableDetails,
  endChangeRequest,
  findChangeRequest,
  insertChangeRequest,
  pageChangeRequestsOf,
  pageOpenChangeRequests,
  readChangeableDetails,
} from '../records/change-requests.ts'
import { insertContentsChange } from '../records/contents-changes.ts'
import { findFacilityWithNewest, getFacilities, getFacility, updateFacility } from '../records/facilities.ts'
import { insertFile } from '../records/files.ts'
import { checkMove } from '../records/places.ts'
import { checkStorage, lockAccount } from '../records/quotas.ts'

/** Requests to change what was approved: the name, the address or the owner of a facility. */
export function changeRoutes(serve: Serve): void {
  serve(calls.listChanges, ({ db }, { params, query }) => pageChangeRequestsOf(db, params.id, query))
  serve(calls.addChange, addChange)
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

/** What the person may do with a request: nothing once it has ended. Helpers of the owner only read it. */
async function offeredFor({ db, user, today }: Context, { id, facility_id }: { id: number; facility_id: number }) {
  const facts = await findFacilityWithNewest(db, facility_id)
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
  const { db, user, now } = context
  const facility_id = params.id
  const { id } = await actOnFacility(context, ['Ask for a change'], facility_id, {
    write: async () => {
      const old = await readChangeableDetails(db, facility_id)
      const wanted = await detailsAfter(context, old, body)
      if (file) await storeDocument(context, facility_id, file)
      return insertChangeRequest(db, {
        facility_id,
        old,
        new: wanted,
        reason: body.reason,
        file_slug: file?.slug ?? null,
        asked_by: user.id,
        asked_at: now.toISOString(),
      })
    },
  })
  return { data: await getChange(context, id), message: facilityActions['Ask for a change'].message }
}

async function storeDocument(
  context: Context,
  facility_id: number,
  file: NonNullable<InputOf<typeof calls.addChange>['file']>,
) {
  await lockAccount(context.db, context.user.id)
  await checkStorage(context, context.user.id, file.size_bytes)
  await insertFile(context.db, { ...file, facility_id, recorded_by: context.user.id })
}

type Asked = Input<typeof calls.addChange>['body']

/** The details as they would be. Somewhere else, the ward is the one that was asked for; otherwise the present one stays. */
async function detailsAfter(context: Context, old: ChangeableDetails, asked: Asked): Promise<ChangeableDetails> {
  const place = {
    local_gov_area_id: asked.local_gov_area_id ?? old.local_gov_area_id,
    ward_id: asked.ward_id ?? (asked.address || asked.local_gov_area_id ? null : old.ward_id),
  }
  const isSamePlace = place.local_gov_area_id === old.local_gov_area_id && place.ward_id === old.ward_id
  const names = isSamePlace ? { lga: old.lga, ward: old.ward } : await checkMove(context, place)
  const wanted = {
    company_name: asked.company_name ?? old.company_name,
    owner_name: asked.owner_name ?? old.owner_name,
    address: asked.address ?? old.address,
    ...place,
    ...names,
  }
  if (!changeOf({ part: 'facility', before: old, after: wanted })) {
    refuseField('form', 'Nothing would change. Enter what is different now')
  }
  return wanted
}

/** The owner takes a request back. */
async function withdrawChange(context: Context, { params: { id } }: Input<typeof calls.withdrawChange>) {
  const { db, user, now } = context
  const { facility_id } = await requestOf(db, id)
  await actOnFacility(context, ['Withdraw change'], facility_id, {
    changeId: id,
    write: async () => {
      await endChangeRequest(db, id, {
        status: 'withdrawn',
        ended_by: user.id,
        ended_at: now.toISOString(),
        answer: null,
      })
      return { id }
    },
  })
  return { data: await getChange(context, id), message: facilityActions['Withdraw change'].message }
}

const decisions = { accepted: 'Accept change', refused: 'Refuse change' } as const

/** An officer decides. Of two officers, the second is refused. */
async function decideChange(context: Context, { params: { id }, body }: Input<typeof calls.decideChange>) {
  const { db, user, now } = context
  const { decision, reason } = body
  if (decision === 'refused' && reason === null) refuseField('reason', 'Enter the reason')
  const name = decisions[decision]
  const request = await requestOf(db, id)
  await actOnFacility(context, [name], request.facility_id, {
    changeId: id,
    reason,
    write: async () => {
      await endChangeRequest(db, id, {
        status: decision,
        ended_by: user.id,
        ended_at: now.toISOString(),
        answer: reason,
      })
      return { id, change_id: decision === 'accepted' ? await applyChange(context, request, reason) : undefined }
    },
  })
  return { data: await getChange(context, id), message: facilityActions[name].message }
}

/** Writes the new details and the history of the change. Returns the id of its entry in the history. */
async function applyChange(
  { db, user, now }: Context,
  { facility_id, new: wanted }: { facility_id: number; new: ChangeableDetails },
  reason: string | null,
): Promise<number | undefined> {
  const before = await readChangeableDetails(db, facility_id)
  const { lga, ward, ...columns } = wanted
  await updateFacility(db, facility_id, columns, now)
  const inWords = ({ company_name, owner_name, address, lga, ward }: ChangeableDetails) => ({
    company_name,
    owner_name,
    address,
    lga,
    ward,
  })
  const change = changeOf({ part: 'facility', before: inWords(before), after: inWords(wanted) })
  return change && insertContentsChange(db, { facility_id, change, actor_id: user.id, reason, at: now.toISOString() })
}
