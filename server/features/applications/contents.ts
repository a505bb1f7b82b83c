import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Input } from '@portal/contract/call.ts'
import type { Invoice } from '@portal/contract/money/invoice.ts'
import { mayChangeContents } from '@portal/domain/actions/offered-actions.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { nairaToKobo } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onRegistration } from '../../actions/registration.ts'
import { doerOf, recordEntry } from '../../audit/record-entry.ts'
import { changeContents } from '../../changes/change-contents.ts'
import { operatingOfficerOf, replaceOperatingOfficer } from '../../records/accounts/people.ts'
import { availableFacilitiesOf, replaceAvailableFacilities } from '../../records/applications/contents.ts'
import { insertDocument, insertFile } from '../../records/applications/files.ts'
import { checkLimit, checkStorage, lockOwner } from '../../records/applications/quotas.ts'
import { insertComment } from '../../records/cases/review.ts'
import {
  type Facility,
  findFacilityWithNewest,
  getFacility,
  lockFacility,
} from '../../records/facilities/facilities.ts'
import { findInvoice, findInvoiceOf } from '../../records/money/invoices.ts'
import { insertPayment } from '../../records/money/payments.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The contents of an application besides its rows of people: documents, payments, the operating officer, available facilities and comments. Spec §7, Registration contents. */
export function contentsRoutes(serve: Serve): void {
  serve(calls.uploadDocument, uploadDocument)
  serve(calls.uploadPayment, uploadPayment)
  serve(calls.linkDocument, linkDocument)
  serve(calls.saveOperatingOfficer, (context, { body }) => saveOperatingOfficer(context, body.facility_id, body))
  serve(calls.changeOperatingOfficer, changeOperatingOfficer)
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
  // What a helper uploads counts for the owner.
  const ownerId = await lockOwner(context.db, facilityId)
  await checkLimit(context, name, facilityId)
  await checkStorage(context, ownerId, size_bytes)
}

/** Adds a document with its file. A second document with the same name is shown after the first. */
async function uploadDocument(context: Context, { body, file }: InputOf<typeof calls.uploadDocument>) {
  const { db, user, now } = context
  const { name, expires_on } = body
  await checkFileQuota(context, 'max_documents', body.facility_id, file)
  const { slug } = file
  const recorded = { facility_id: body.facility_id, recorded_by: user.id }
  return changeContents(context, { facilityId: body.facility_id, reason: body.reason }, async () => {
    await insertFile(db, { ...recorded, ...file })
    const created_at = now.toISOString()
    const data = await insertDocument(db, { ...recorded, name, expires_on, file_slug: slug, created_at })
    return { reply: { data }, change: changeOf({ part: 'documents', id: data.id, before: null, after: data }) }
  })
}

/**
 * The invoice that a payment is for: an open one that it names, or that of the newest registration, which may have none. Without a
 * name it is a part of that application, so the application must accept it.
 */
async function checkInvoice(
  { db, reach, today }: Context,
  { facility_id, invoice_id }: { facility_id: number; invoice_id: number | null },
): Promise<Invoice | null> {
  const { newest } = await findFacilityWithNewest(db, facility_id, today)
  if (invoice_id === null) {
    const own = newest ? await findInvoiceOf(db, newest.id) : null
    if (!mayChangeContents(reach, newest?.status) && !own?.is_open) {
      refuseField('invoice_id', 'Choose the invoice that it pays')
    }
    return own
  }
  const invoice = await findInvoice(db, invoice_id)
  if (!invoice || invoice.facility_id !== facility_id) {
    return refuseField('invoice_id', 'This facility has no such invoice')
  }
  if (!invoice.is_open && (invoice.registration_id === null || invoice.registration_id !== newest?.id)) {
    refuse('action_not_offered', 'This invoice is paid, or its registration has ended', { status: '', offered: [] })
  }
  return invoice
}

/** Records a payment with its receipt, as a part of the application or for a penalty. */
async function uploadPayment(context: Context, { body, file }: InputOf<typeof calls.uploadPayment>) {
  const { db, user, now, today } = context
  if (body.paid_on !== null && body.paid_on > today) refuseField('paid_on', 'This day has not come yet')
  const invoice = await checkInvoice(context, body)
  await checkFileQuota(context, 'max_payments', body.facility_id, file)
  const { slug } = file
  const { invoice_id, reference, bank, paid_on } = body
  const recorded = { facility_id: body.facility_id, recorded_by: user.id }
  const write = async () => {
    await insertFile(db, { ...recorded, ...file })
    const payment = {
      ...recorded,
      invoice_id,
      reference,
      bank,
      paid_on,
      amount_kobo: nairaToKobo(body.amount),
      document: slug,
      created_at: now.toISOString(),
    }
    const data = await insertPayment(db, payment)
    return { reply: { data }, change: changeOf({ part: 'payments', id: data.id, before: null, after: data }) }
  }
  // What pays a penalty is no part of an application.
  if (invoice?.registration_id === null) {
    const { reply } = await write()
    await recordEntry(db, {
      ...doerOf(context),
      action: 'record_payment',
      about: { kind: 'payment', id: reply.data.id },
      after: { facility_id: body.facility_id, invoice_id, amount: body.amount, reference, bank, paid_on },
    })
    return reply
  }
  return changeContents(context, { facilityId: body.facility_id, reason: body.reason }, write)
}

/** A signed link to a file. Spec §5.4. */
async function linkDocument({ signPath }: Context, { params }: Input<typeof calls.linkDocument>) {
  return signPath(`/documents/${params.slug}`)
}

type ChangeOperatingOfficer = Input<typeof calls.changeOperatingOfficer>

/** Corrects the operating officer, if nobody else has meanwhile. */
async function changeOperatingOfficer(context: Context, { params: { id }, body }: ChangeOperatingOfficer) {
  const present = await operatingOfficerOf(context.db, id).executeTakeFirst()
  if (!present) return refuse('not_found', 'No operating officer is recorded')
  context.checkVersion(present)
  return saveOperatingOfficer(context, id, body)
}

/** Replaces the operating officer. Refuses fields that the facility's type does not ask for. Spec §5. */
async function saveOperatingOfficer(context: Context, facilityId: number, body: ChangeOperatingOfficer['body']) {
  const { db, user, now, today } = context
  await lockFacility(db, facilityId)
  const facility = await getFacility(db, facilityId, today)
  const errors = wrongFields(body, facility, Number(today.slice(0, 4)))
  if (Object.keys(errors).length > 0) refuse('invalid_input', 'Check what you entered', { errors })
  const { reason, email_add, previous_working_experience, ...fields } = body
  const stated = { ...fields, email: email_add, previous_work_experience: previous_working_experience }
  return changeContents(context, { facilityId, reason }, async () => {
    const before = (await operatingOfficerOf(db, facilityId).executeTakeFirst()) ?? null
    const officer = { ...stated, facility_id: facilityId, recorded_by: user.id }
    const data = await replaceOperatingOfficer(db, officer, now)
    return { reply: { data }, change: changeOf({ part: 'operating_officer', before, after: data }) }
  })
}

function wrongFields(
  body: ChangeOperatingOfficer['body'],
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
async function saveAvailableFacilities(context: Context, { body }: Input<typeof calls.saveAvailableFacilities>) {
  const { db, user, now } = context
  const { reason, ...fields } = body
  await lockFacility(db, fields.facility_id)
  return changeContents(context, { facilityId: fields.facility_id, reason }, async () => {
    const before = (await availableFacilitiesOf(db, fields.facility_id).executeTakeFirst()) ?? null
    const data = await replaceAvailableFacilities(db, { ...fields, recorded_by: user.id }, now)
    return { reply: { data }, change: changeOf({ part: 'available_facilities', before, after: data }) }
  })
}

/** An officer comments on a registration. */
async function addComment(context: Context, { body }: Input<typeof calls.addComment>) {
  const { db, user } = context
  const comment = { ...body, user_id: user.id }
  return act(context, onRegistration, 'Comment', body.registration_id, {
    input: { reason: body.body, isForOwner: body.visible_to_owner ?? false },
    async write() {
      await checkLimit(context, 'max_comments', body.registration_id)
      return insertComment(db, comment)
    },
    reply: async (data) => ({ data }),
  })
}
