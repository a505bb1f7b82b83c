import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import type { Invoice } from '@portal/contract/money/invoice.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { facilityAction } from '@portal/domain/actions/facility.ts'
import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import { offeredFacilityActions } from '@portal/domain/actions/offered-facility-actions.ts'
import { offeredPenaltyDecisions } from '@portal/domain/actions/penalty.ts'
import type { SectionCounts } from '@portal/domain/applications/section-counts.ts'
import { describeSections, missingSections } from '@portal/domain/applications/sections.ts'
import { describeTasks, taskProgress } from '@portal/domain/applications/task-list.ts'
import { mayHelpersDo } from '@portal/domain/facilities/facility-helpers.ts'
import { newestOf } from '@portal/domain/facilities/next-step.ts'
import { dueOf } from '@portal/domain/money/invoices.ts'
import { refuseTypeNotOffered } from '../../changes/refuse-type-not-offered.ts'
import type { Db } from '../../database/connect.ts'
import { listApprovedTypeChanges } from '../../records/applications/approved-type-changes.ts'
import { countSectionsOfEach, readFacilityContents } from '../../records/applications/contents.ts'
import { checkLimit, lockAccount } from '../../records/applications/quotas.ts'
import { findLetter } from '../../records/facilities/claims.ts'
import {
  type Facility,
  findFacilityWithNewest,
  getFacilities,
  getFacility,
  insertFacility,
  warningsAbout,
} from '../../records/facilities/facilities.ts'
import { type FacilityFlag, flagsFrom, listSharedDetails } from '../../records/facilities/facility-flags.ts'
import { pageFacilities } from '../../records/facilities/facility-list.ts'
import { checkFacilityPlace } from '../../records/facilities/facility-place.ts'
import { maxDuplicates } from '../../records/facilities/twins.ts'
import { listInvoicesOf, listOtherInvoicesOf } from '../../records/money/invoices.ts'
import { firstPenaltiesOf } from '../../records/standing/penalties.ts'
import type { Context, OnDay, Serve } from '../../use-case/context.ts'

/** Facilities: added by owners, read by their owners and by officers. Spec §7. */
export function facilityRoutes(serve: Serve): void {
  serve(calls.listFacilities, listFacilities)
  serve(calls.showFacility, showFacility)
  serve(calls.addFacility, addFacility)
  serve(calls.listFacilitiesForOfficer, listFacilitiesForOfficer)
}

/** A page of the caller's own facilities; for an officer, of all facilities. */
async function listFacilities({ db, user, reach, today }: Context, { query }: Input<typeof calls.listFacilities>) {
  const owner = reach === 'any' ? undefined : user.id
  const page = await pageFacilities(db, query, today, owner)
  const listed = owner === undefined ? page.data : await withProgress(db, page.data, today)
  const before = (page.current_page - 1) * page.per_page
  const isEmpty = page.data.length === 0
  const data = listed.map((facility) => ({ ...facility, helping: reach === 'own' && facility.user_id !== user.id }))
  return { data: { ...page, data, from: isEmpty ? null : before + 1, to: isEmpty ? null : before + page.data.length } }
}

/** Adds what each owner does next: how far the newest registration is, where they may change it, and what it still costs. */
async function withProgress(db: Db, facilities: readonly Facility[], today: string) {
  const newest = facilities.flatMap((facility) => newestOf(facility) ?? [])
  const open = newest.filter((registration) => mayChangeApplication('own', registration))
  const counts = await countSectionsOfEach(db, open, today)
  const invoices = await listInvoicesOf(
    db,
    newest.map(({ id }) => id),
  )
  const others = await listOtherInvoicesOf(
    db,
    facilities.map(({ id }) => id),
  )
  return facilities.map((facility) => {
    const id = newestOf(facility)?.id ?? 0
    const counted = counts.get(id)
    // The fee of a change of type stays due after its approval, and a penalty whatever is approved.
    const owed = [invoices.get(id), ...others.filter(({ facility_id }) => facility_id === facility.id)]
    const listed = { ...facility, to_pay: owed.map(toPay).find((due) => due !== null) ?? null }
    return counted
      ? { ...listed, missing_count: missingSections(counted).length, progress: progressOf(counted) }
      : listed
  })
}

function progressOf(counts: SectionCounts) {
  return taskProgress(describeTasks({ sections: describeSections(counts), asked_before_submit: [], returned: null }))
}

function toPay(invoice: Invoice | undefined) {
  const amount = invoice?.is_open ? dueOf(invoice) : 0
  if (!invoice || amount === 0) return null
  const { id: invoice_id, registration_id, number: reference, bank_account } = invoice
  return { invoice_id, registration_id, amount, reference, bank_account }
}

/** A facility with its contents; for an officer also with likely duplicates. */
async function showFacility({ db, user, reach, today }: Context, { params }: Input<typeof calls.showFacility>) {
  const facility = await getFacility(db, params.id, today)
  const facts = await findFacilityWithNewest(db, facility.id, today)
  const { contents, totals, operating_officer } = await readFacilityContents(db, facility.id)
  const penalties = await firstPenaltiesOf(db, facility.id, today)
  const helping = reach === 'own' && facility.user_id !== user.id
  const offered = offeredFacilityActions(user, facts, today)
  const detail = {
    ...facility,
    ...contents,
    operating_officer,
    has_owner_account: facility.user_id !== null,
    was_approved: facts.was_approved,
    open_change_id: facts.open_changes[0]?.id ?? null,
    approved_type_changes: facts.was_approved ? await listApprovedTypeChanges(db, facility.id) : [],
    helping,
    offered: offered.filter((name) => !helping || mayHelpersDo(facilityAction(name).may)),
    penalties: penalties.data.map((penalty) => ({
      ...penalty,
      offered: offeredPenaltyDecisions(user, penalty.status),
      facility,
    })),
    totals: { ...totals, penalties: penalties.total },
  }
  if (!mayDo(user, 'see the flags of facilities')) return { data: detail }
  const claim_letter = detail.has_owner_account ? null : await findLetter(db, facility.id)
  const flags = flagsFrom(await listSharedDetails({ db, today }, facility.id))
  return { data: { ...detail, claim_letter, flags, duplicates: await duplicatesAmong({ db, today }, flags) } }
}

/** The likely duplicates as facilities, accepted or not, those with the most reasons first. */
async function duplicatesAmong({ db, today }: OnDay, flags: readonly FacilityFlag[]) {
  const likely = flags.flatMap(({ kind, facilities }) => (kind === 'duplicate' ? facilities : []))
  const ids = likely.slice(0, maxDuplicates).map(({ id }) => id)
  const similar = await getFacilities(db, ids, today)
  return ids.flatMap((id) => similar.get(id) ?? [])
}

/** An owner adds a facility. Likely duplicates are a warning, never a refusal. Spec §2. */
async function addFacility({ db, user, now, today }: Context, { body }: Input<typeof calls.addFacility>) {
  await checkFacilityPlace({ db, today }, body)
  await refuseTypeNotOffered(db, body.facility_type_id)
  await lockAccount(db, user.id)
  await checkLimit({ db, today }, 'max_facilities', user.id)
  const warnings = await warningsAbout({ db, today }, { ...body, user_id: user.id })
  const created_at = now.toISOString()
  const id = await insertFacility(db, { ...body, user_id: user.id, recorded_by: user.id, created_at })
  return { data: await getFacility(db, id, today), warnings }
}

/** Facility management: a page of all facilities, each with its registration. Spec §2. */
async function listFacilitiesForOfficer(
  { db, today }: Context,
  { query }: Input<typeof calls.listFacilitiesForOfficer>,
) {
  const page = await pageFacilities(db, query, today)
  const data = page.data.map((facility) => ({
    id: facility.registration?.id ?? null,
    status: facility.registration?.status ?? null,
    registration_status: facility.registration?.registration_status ?? null,
    facility_id: facility.id,
    facility,
  }))
  return { ...page, data }
}
