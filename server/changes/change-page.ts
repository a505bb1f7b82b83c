import type { Reply } from '@portal/contract/call.ts'
import type { showChange } from '@portal/contract/facilities/calls/changes.ts'
import { isOfficer, mayDo } from '@portal/domain/accounts/capabilities.ts'
import { whileRegistrationIsOpen } from '@portal/domain/actions/explain-change.ts'
import { type FacilityActionName, facilityAction } from '@portal/domain/actions/facility.ts'
import { offeredFacilityActions } from '@portal/domain/actions/offered-facility-actions.ts'
import { whatChangeWaitsFor } from '@portal/domain/facilities/change-rules.ts'
import { mayHelpersDo } from '@portal/domain/facilities/facility-helpers.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { listFacilitiesOfOfficer, readChangeProgress } from '../records/facilities/change-progress.ts'
import { findChangeRequest, type StoredChange } from '../records/facilities/change-requests.ts'
import { findFacilityWithNewest, getFacility } from '../records/facilities/facilities.ts'
import type { Context } from '../use-case/context.ts'
import { readChangedSince, whyOutdated } from './changed-since.ts'
import { kindsOfChange } from './kinds-of-change.ts'
import { comparedChange } from './requested-change.ts'

type ChangePage = Reply<typeof showChange>['data']

/** A request, or `not_found`. */
export async function getChangeRequest(db: Context['db'], id: number): Promise<StoredChange> {
  return (await findChangeRequest(db, id)) ?? refuse('not_found', 'This request does not exist')
}

/** A request as the wire shows it in lists. */
export function shownChange({ asker_id: _, version: __, before, after, ...request }: StoredChange) {
  return { ...request, fields: comparedChange(request.kind, before, after)?.fields ?? [] }
}

/** A request on its own page: what it waits for, and what the person may do with it. */
export async function readChangePage(context: Context, id: number): Promise<ChangePage> {
  const { db, user, today } = context
  const request = await getChangeRequest(db, id)
  const { waits_for, invoice_id } = await readWaiting(context, request)
  const changed_since = await readChangedSince(context, request)
  const outdated = await whyOutdated(context, request, changed_since)
  const mayBeAccepted = waits_for.length === 0 && outdated === null
  const offered = await offeredFor(context, request)
  const page = {
    ...shownChange(request),
    facility: await getFacility(db, request.facility_id, today),
    offered: offered.filter((name) => mayBeAccepted || !facilityAction(name).appliesChange),
    version: request.version,
    waits_for,
    outdated,
    changed_since,
    invoice_id,
  }
  return mayDo(user, 'list all facilities') ? { ...page, also_at: await listOtherPosts(context, request) } : page
}

/** The reply to an action about a request. */
export async function replyAboutChange(context: Context, name: FacilityActionName, { id }: { id: number }) {
  return { data: await readChangePage(context, id), message: facilityAction(name).message ?? '' }
}

/** What a request waits for before it can be accepted; nothing once it has ended. */
export async function readWaiting({ db, today }: Pick<Context, 'db' | 'today'>, request: StoredChange) {
  const { invoice_id, ...progress } = await readChangeProgress(db, request)
  if (request.status !== 'open') return { invoice_id, waits_for: [] }
  const held = whileRegistrationIsOpen(request.kind, await findFacilityWithNewest(db, request.facility_id, today))
  const missing = whatChangeWaitsFor(request.rule, progress)
  return { invoice_id, waits_for: held ? [...missing, held.detail] : missing }
}

/** What the person may do with a request: nothing once it has ended. Helpers of the owner only read it. */
async function offeredFor({ db, user, today }: Context, { id, facility_id }: StoredChange) {
  const facts = await findFacilityWithNewest(db, facility_id, today)
  const open_changes = facts.open_changes.filter((open) => open.id === id)
  if (open_changes.length === 0) return []
  const isHelper = !isOfficer(user) && facts.user_id !== user.id
  return offeredFacilityActions(user, { ...facts, open_changes }, today).filter((name) => {
    const { changeAskedFor, may } = facilityAction(name)
    return changeAskedFor === true && (!isHelper || mayHelpersDo(may))
  })
}

/** Where a new operating officer is one already. */
async function listOtherPosts({ db }: Context, { kind, status, facility_id, after }: StoredChange) {
  if (kind !== 'operating officer' || status !== 'open') return []
  return listFacilitiesOfOfficer(db, facility_id, kindsOfChange[kind].inWords(after))
}
