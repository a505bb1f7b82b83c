import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/contents.ts'
import type { RowSection } from '@portal/contract/row-section.ts'
import { rowSections } from '@portal/contract/row-sections.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { nairaToKobo } from '@portal/domain/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type RowKind, rowKinds } from '@portal/domain/row-sections.ts'
import { actAndReply } from '../act.ts'
import type { Context, InputOf, Serve } from '../http/context.ts'
import { replaceAvailableFacilities } from '../records/contents.ts'
import { type Facility, getFacility, lockFacility } from '../records/facilities.ts'
import { insertDocument, insertFile, insertPayment } from '../records/files.ts'
import { replaceOperatingOfficer } from '../records/people.ts'
import { checkLimit, checkRowLimit, checkStorage, lockAccount } from '../records/quotas.ts'
import { insertComment } from '../records/review.ts'
import { insertRow, removeRow } from '../records/rows.ts'

/** The contents of an application: documents, payments, people, available facilities and comments. Spec §7, Registration contents. */
export function contentsRoutes(serve: Serve): void {
  serve(calls.uploadDocument, uploadDocument)
  serve(calls.uploadPayment, uploadPayment)
  serve(calls.linkDocument, linkDocument)
  for (const kind of rowKinds) {
    const section: RowSection = rowSections[kind]
    serve(section.add, (context, { body }) => addRow(context, kind, body))
    serve(section.remove, (context, { params }) => takeRowOffList(context, kind, params.id))
  }
  serve(calls.saveOperatingOfficer, saveOperatingOfficer)
  serve(calls.saveAvailableFacilities, saveAvailableFacilities)
  serve(calls.addComment, addComment)
}

/**
 * Refuses another row with a file when an owner has reached the limit of rows or of storage. Officers have no limits. The
 * facility must already be locked.
 */
async function checkFileQuota(
  context: Context,
  name: 'max_documents' | 'max_payments',
  facilityId: number,
  { size_bytes }: { size_bytes: number },
): Promise<void> {
  if (context.reach === 'any') return
  await lockAccount(context.db, context.user.id)
  await checkLimit(context, name, facilityId)
  await checkStorage(context, context.user.id, size_bytes)
}

/** Adds a document with its file. A second document with the same name is shown after the first. */
async function uploadDocument(context: Context, { body, file }: InputOf<typeof calls.uploadDocument>) {
  const { db, user } = context
  await checkFileQuota(context, 'max_documents', body.facility_id, file)
  const { slug, media_type, size_bytes } = file
  const recorded = { facility_id: body.facility_id, recorded_by: user.id }
  await insertFile(db, { ...recorded, slug, media_type, size_bytes })
  return { data: await insertDocument(db, { ...recorded, name: body.name, file_slug: slug }) }
}

/** Records a payment with its receipt. */
async function uploadPayment(context: Context, { body, file }: InputOf<typeof calls.uploadPayment>) {
  const { db, user } = context
  await checkFileQuota(context, 'max_payments', body.facility_id, file)
  const { slug, media_type, size_bytes } = file
  const recorded = { facility_id: body.facility_id, recorded_by: user.id }
  await insertFile(db, { ...recorded, slug, media_type, size_bytes })
  return { data: await insertPayment(db, { ...recorded, amount_kobo: nairaToKobo(body.amount), document: slug }) }
}

/** A signed link to a file. Spec §5.4. */
async function linkDocument({ signPath }: Context, { params }: Input<typeof calls.linkDocument>) {
  return signPath(`/documents/${params.slug}`)
}

type RowBody = Input<RowSection['add']>['body']

/** Adds a row to a section. */
async function addRow(context: Context, kind: RowKind, body: RowBody) {
  const { db, user, reach } = context
  refuseVerdictOfOwner(context, body)
  if (reach === 'own') await checkRowLimit(context, kind, body.facility_id)
  return { data: await insertRow(db, kind, { ...body, recorded_by: user.id }) }
}

const onlyOfficers = 'Only an officer of the ministry gives the verdict on a referee'

/** An owner leaves the verdict on a referee out. Spec §6.1. */
function refuseVerdictOfOwner({ user }: Context, body: RowBody): void {
  if ('verdict' in body && body.verdict && !mayDo(user, 'give a referee verdict')) {
    refuse('not_allowed', onlyOfficers, { errors: { verdict: [onlyOfficers] } })
  }
}

/** Removes a row from its section. The row stays in the history. */
async function takeRowOffList({ db, user, now }: Context, kind: RowKind, id: number) {
  await removeRow(db, kind, id, user.id, now)
  return { message: 'deleted successfully!' }
}

type SaveOperatingOfficer = Input<typeof calls.saveOperatingOfficer>

/** Replaces the operating officer. Refuses fields that the facility's type does not ask for. Spec §5. */
async function saveOperatingOfficer({ db, user, now, today }: Context, { body }: SaveOperatingOfficer) {
  await lockFacility(db, body.facility_id)
  const facility = await getFacility(db, body.facility_id, today)
  const errors = wrongFields(body, facility, Number(today.slice(0, 4)))
  if (Object.keys(errors).length > 0) refuse('invalid_input', 'Check what you entered', { errors })
  const { email_add, previous_working_experience, ...fields } = body
  const officer = { ...fields, email: email_add, previous_work_experience: previous_working_experience }
  return { data: await replaceOperatingOfficer(db, { ...officer, recorded_by: user.id }, now) }
}

function wrongFields(
  body: SaveOperatingOfficer['body'],
  { facility_types }: Facility,
  thisYear: number,
): Record<string, string[]> {
  const { asks_folio, asks_additional_mdcn, category_list } = facility_types
  const errors: Record<string, string[]> = {}
  const notAsked = (what: string) => [`${what} is not asked for a ${category_list}. Leave it empty`]
  if (body.folio_number && !asks_folio) errors.folio_number = notAsked('A folio number')
  if (body.additional_mdcn_qualification && !asks_additional_mdcn) {
    errors.additional_mdcn_qualification = notAsked('An additional MDCN qualification number')
  }
  if (body.year_of_graduation > thisYear) errors.year_of_graduation = [`Enter a year up to ${thisYear}`]
  return errors
}

/** Replaces the available facilities. */
async function saveAvailableFacilities(
  { db, user, now }: Context,
  { body }: Input<typeof calls.saveAvailableFacilities>,
) {
  await lockFacility(db, body.facility_id)
  return { data: await replaceAvailableFacilities(db, { ...body, recorded_by: user.id }, now) }
}

/** An officer comments on a registration. */
async function addComment(context: Context, { body }: Input<typeof calls.addComment>) {
  const { db, user } = context
  const comment = { ...body, user_id: user.id }
  const input = { reason: body.body, isForOwner: body.visible_to_owner ?? false }
  return actAndReply(context, 'Comment', body.registration_id, input, async () => {
    await checkLimit(context, 'max_comments', body.registration_id)
    return { data: await insertComment(db, comment) }
  })
}
