import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Input } from '@portal/contract/call.ts'
import type { Invoice } from '@portal/contract/money/invoice.ts'
import { mayChangeContents } from '@portal/domain/actions/offered-actions.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { type AskedDocument, kindOfDocument } from '@portal/domain/applications/document-kinds.ts'
import { documentsAskedOf } from '@portal/domain/applications/staff-documents.ts'
import { nairaToKobo } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { doerOf, recordEntry } from '../../audit/record-entry.ts'
import { changeContents } from '../../changes/change-contents.ts'
import { refuseLastDay } from '../../changes/refuse-last-day.ts'
import type { Db } from '../../database/connect.ts'
import { insertDocument, insertFile } from '../../records/applications/files.ts'
import { checkLimit, checkStaffDocuments, checkStorage, lockOwner } from '../../records/applications/quotas.ts'
import { findPerson } from '../../records/applications/staff-documents.ts'
import { listKindsForFacility } from '../../records/catalogue/document-kinds.ts'
import { findFacilityWithNewest } from '../../records/facilities/facilities.ts'
import { findInvoice, findInvoiceOf } from '../../records/money/invoices.ts'
import { insertPayment } from '../../records/money/payments.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The contents of an application that come with a file: documents, and payments with their receipts. Spec §7, Registration contents. */
export function contentsFileRoutes(serve: Serve): void {
  serve(calls.uploadDocument, uploadDocument)
  serve(calls.uploadPayment, uploadPayment)
  serve(calls.linkDocument, linkDocument)
}

/**
 * Refuses another row with a file when an owner has reached the limit of rows or of storage. Officers have no limits. The
 * facility must already be locked.
 */
async function checkFileQuota(
  context: Context,
  { of, facilityId }: { of: 'max_documents' | 'max_payments' | { staffId: number }; facilityId: number },
  { size_bytes }: { size_bytes: number },
): Promise<void> {
  if (context.reach === 'any') return
  // What a helper uploads counts for the owner.
  const ownerId = await lockOwner(context.db, facilityId)
  await (typeof of === 'object'
    ? checkStaffDocuments(context, facilityId, of.staffId)
    : checkLimit(context, of, facilityId))
  await checkStorage(context, ownerId, size_bytes)
}

/**
 * The name of the kind of a document, as it is written for the application of the facility. Refuses what it is not asked for, a last
 * day that the kind needs or does not have, and from an owner more of one kind than it takes.
 */
async function checkKind(
  { db, reach, now }: Context,
  { facility_id, name, staff_id, expires_on }: InputOf<typeof calls.uploadDocument>['body'],
): Promise<string> {
  const kind = kindOfDocument(await listKindsForFacility(db, facility_id, { now, staffId: staff_id }), name)
  if (!kind) return refuseField('name', 'Choose the type of document')
  await checkWhose(db, kind, { facility_id, staff_id })
  refuseLastDay(kind, expires_on)
  if (reach !== 'any' && kind.most_files !== null && kind.added >= kind.most_files) {
    refuse('limit_reached', `${kind.name}: at most ${kind.most_files}. Remove one before you add another.`)
  }
  return kind.name
}

/** Refuses a document of staff that names no member of staff who is asked for it, and one of the facility that names somebody. */
async function checkWhose(
  db: Db,
  kind: AskedDocument,
  { facility_id, staff_id }: { facility_id: number; staff_id: number | null },
): Promise<void> {
  if (staff_id === null) {
    if (kind.staff_cadres.length > 0) refuseField('staff_id', 'Choose the member of staff whose document it is')
    return
  }
  const person = await findPerson(db, facility_id, staff_id)
  if (!person) return refuseField('staff_id', 'This person is not on the staff of the facility')
  if (documentsAskedOf(person, [kind]).length === 0) {
    refuseField('staff_id', `${kind.name}: it is not asked for of ${person.full_name}`)
  }
}

/** Adds a document with its file. A second document with the same name is shown after the first. */
async function uploadDocument(context: Context, { body, file }: InputOf<typeof calls.uploadDocument>) {
  const { db, user, now } = context
  const { expires_on, staff_id } = body
  const of = staff_id === null ? 'max_documents' : { staffId: staff_id }
  await checkFileQuota(context, { of, facilityId: body.facility_id }, file)
  const name = await checkKind(context, body)
  const { slug } = file
  const recorded = { facility_id: body.facility_id, recorded_by: user.id }
  return changeContents(context, { facilityId: body.facility_id, reason: body.reason }, async () => {
    await insertFile(db, { ...recorded, ...file })
    const created_at = now.toISOString()
    const data = await insertDocument(db, { ...recorded, name, expires_on, staff_id, file_slug: slug, created_at })
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
  await checkFileQuota(context, { of: 'max_payments', facilityId: body.facility_id }, file)
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
