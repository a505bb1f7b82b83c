import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import { mayChangeFacility } from '@portal/domain/actions/offered-actions.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { kindOfDocument } from '@portal/domain/applications/document-kinds.ts'
import { wardAfterMove } from '@portal/domain/places/ward-after-move.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { changeContents } from '../../changes/change-contents.ts'
import { refuseLastDay } from '../../changes/refuse-last-day.ts'
import { refuseTypeNotOffered } from '../../changes/refuse-type-not-offered.ts'
import { checkApplicant, findApplicantVersion, updateApplicant } from '../../records/applications/applicants.ts'
import { applicantOf, facilityOf } from '../../records/applications/application-details.ts'
import { findDocument, updateDocument } from '../../records/applications/files.ts'
import { getBrief } from '../../records/applications/registrations.ts'
import {
  findLatestConsideration,
  findRecordedFile,
  removeRecordedFile,
} from '../../records/applications/removed-files.ts'
import { listKindsForFacility } from '../../records/catalogue/document-kinds.ts'
import {
  findFacilityWithNewest,
  getFacility,
  updateFacility,
  warningsAbout,
} from '../../records/facilities/facilities.ts'
import { checkFacilityPlace } from '../../records/facilities/facility-place.ts'
import { wasFacilityApproved } from '../../records/facilities/was-approved.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Corrections of what is not a row of a section: the facility, its applicant, and files that were uploaded by mistake. */
export function correctionRoutes(serve: Serve): void {
  serve(calls.changeFacility, changeFacility)
  serve(calls.changeApplicant, changeApplicant)
  serve(calls.changeDocument, changeDocument)
  serve(calls.removeFile, removeFile)
}

/** Corrects the details of a facility. Its type is fixed while it has a registration, because the questions follow from it. */
async function changeFacility(context: Context, { params: { id }, body }: Input<typeof calls.changeFacility>) {
  const { db, reach, now, today, checkVersion } = context
  const { reason, ...stated } = body
  const facility = await getFacility(db, id, today)
  const details = { ...stated, ward_id: wardAfterMove(facility, stated) }
  const { newest } = await findFacilityWithNewest(db, id, today)
  const was_approved = await wasFacilityApproved(db, id)
  if (!mayChangeFacility(reach, { status: newest?.status, was_approved })) {
    refuse('action_not_offered', 'The details of a facility are not changed after its first approval', {
      status: newest?.status ?? '',
      offered: [],
    })
  }
  checkVersion(facility)
  if (newest && details.facility_type_id !== facility.facility_type_id) {
    refuseField('facility_type_id', 'The type cannot be changed while there is a registration')
  }
  await checkFacilityPlace({ db, today }, details, { present: facility })
  if (reach === 'own' && details.facility_type_id !== facility.facility_type_id) {
    await refuseTypeNotOffered(db, details.facility_type_id)
  }
  return changeContents(context, { facilityId: id, reason }, async () => {
    const inWords = () => facilityOf(db, id).executeTakeFirstOrThrow()
    const before = await inWords()
    await updateFacility(db, id, details, now)
    const change = changeOf({ part: 'facility', before, after: await inWords() })
    const reply = {
      data: await getFacility(db, id, today),
      warnings: await warningsAbout({ db, today }, { ...details, user_id: facility.user_id }, id),
    }
    return { reply, change }
  })
}

/** Corrects the applicant of the facility's present registration. */
async function changeApplicant(context: Context, { params: { id }, body }: Input<typeof calls.changeApplicant>) {
  const { db, now, today, checkVersion } = context
  const { reason, ...details } = body
  const { facility_id, status, ended_at } = await getBrief(db, id, today)
  const { newest, type_change_id } = await findFacilityWithNewest(db, facility_id, today)
  if (ended_at !== null || (type_change_id ?? newest?.id) !== id) {
    refuse('action_not_offered', 'This registration has ended, or a newer one has replaced it', { status, offered: [] })
  }
  checkVersion(await findApplicantVersion(db, id))
  const { user: present } = await getBrief(db, id, today)
  await checkApplicant({ db, today }, details, present)
  return changeContents(context, { facilityId: facility_id, reason }, async () => {
    const inWords = () => applicantOf(db, id).executeTakeFirstOrThrow()
    const before = await inWords()
    await updateApplicant(db, id, details, now)
    const change = changeOf({ part: 'applicant', before, after: await inWords() })
    const { user } = await getBrief(db, id, today)
    return { reply: { data: user ?? refuse('not_found', 'This registration has no applicant') }, change }
  })
}

/** Corrects the last day of a document, as its kind has it if it is still asked for. */
async function changeDocument(context: Context, { params: { slug }, body }: Input<typeof calls.changeDocument>) {
  const { db, now } = context
  const before = await findDocument(db, slug)
  if (!before) return refuse('not_found', 'This document does not exist')
  const kind = kindOfDocument(
    await listKindsForFacility(db, before.facility_id, { now, staffId: before.staff_id }),
    before.name,
  )
  if (kind) refuseLastDay(kind, body.expires_on)
  return changeContents(context, { facilityId: before.facility_id, reason: body.reason }, async () => {
    const data = await updateDocument(db, before.id, { expires_on: body.expires_on })
    return { reply: { data }, change: changeOf({ part: 'documents', id: data.id, before, after: data }) }
  })
}

/** Removes a document or a payment that no saved consideration has covered. The row and its file stay in the history. */
async function removeFile(context: Context, { params: { slug }, body }: Input<typeof calls.removeFile>) {
  const { db, user, now, today } = context
  const recorded = await findRecordedFile(db, slug)
  if (!recorded) return refuse('not_found', 'This document does not exist')
  const { facility_id: facilityId, created_at, id, name, table, isConfirmed = false } = recorded
  if (isConfirmed) {
    refuse('action_not_offered', 'The ministry has confirmed this payment. It can no longer be removed', {
      status: 'confirmed',
      offered: [],
    })
  }
  const considered = await findLatestConsideration(db, facilityId)
  if (considered !== undefined && created_at <= considered) {
    const { newest } = await findFacilityWithNewest(db, facilityId, today)
    refuse('action_not_offered', `An officer has considered this ${table}. It can no longer be removed`, {
      status: newest?.status ?? '',
      offered: [],
    })
  }
  return changeContents(context, { facilityId, reason: body.reason }, async () => {
    await removeRecordedFile(db, recorded, { removed_by: user.id, removed_at: now.toISOString() })
    const change = changeOf({ part: `${table}s`, id, name, before: recorded, after: null })
    return { reply: { message: 'deleted successfully!' }, change }
  })
}
