import { type InvoicePurpose, invoiceNumber } from '@portal/domain/money/invoices.ts'
import type { Db } from '../../database/connect.ts'
import { nextSerial } from '../licences/serials.ts'

interface NewInvoice {
  /** Null for a penalty alone, and for a change. */
  registration_id: number | null
  change_request_id?: number
  facility_id: number
  purpose: InvoicePurpose
  fee_version: number
  today: string
  recorded_by: number
  created_at: string
}

/**
 * Adds an invoice with the next number of the year. Its counter stays locked until the transaction ends, so that no number is
 * left out. Payments that waited for the registration now belong to the invoice.
 */
export async function insertInvoice(db: Db, { today, ...invoice }: NewInvoice): Promise<number> {
  const year = Number(today.slice(0, 4))
  const number = invoiceNumber(year, await nextSerial(db, `invoice/${year}`))
  const { id } = await db
    .insertInto('invoice')
    .values({ ...invoice, number, issued_on: today })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('payment')
    .set({ invoice_id: id })
    .where('registration_id', '=', invoice.registration_id)
    .where('invoice_id', 'is', null)
    .execute()
  return id
}
