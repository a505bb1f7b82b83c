import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The receipts with these numbers, in the order of the numbers, each with its payment and who confirmed it. */
export function listReceipts(db: Db, numbers: readonly string[]) {
  return db
    .selectFrom('payment_decision')
    .innerJoin('payment', 'payment.id', 'payment_decision.payment_id')
    .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .leftJoin('user_account', 'user_account.id', 'payment_decision.decided_by')
    .where(sql<boolean>`payment_decision.receipt_number = any(${numbers}::text[])`)
    .orderBy('payment_decision.receipt_number')
    .select([
      sql<string>`payment_decision.receipt_number`.as('receipt_number'),
      'payment_decision.decided_by',
      'payment_decision.decided_at',
      'payment.facility_id',
      'payment.registration_id',
      'payment.amount_kobo',
      'payment.reference',
      'payment.bank',
      'payment.paid_on',
      'invoice.number as invoice_number',
      sql<string | null>`user_account.first_name || ' ' || user_account.last_name`.as('received_by'),
    ])
    .execute()
}

/** The receipt of a payment, as it stands; `action_not_offered` unless the payment is confirmed and has a number. */
export async function getReceipt(db: Db, paymentId: number) {
  const row = await db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .innerJoin('payment_decision', 'payment_decision.payment_id', 'payment.id')
    .leftJoin('registration', 'registration.id', 'payment.registration_id')
    .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .where('payment.id', '=', paymentId)
    .where('payment.status', '=', 'confirmed')
    .orderBy('payment_decision.id', 'desc')
    .select(['payment_decision.receipt_number', 'decided_at', 'amount_kobo', 'paid_on', 'bank', 'payment.reference'])
    .select(['company_name', 'owner_name', 'payment.registration_id'])
    .select(['registration.reference as registration_reference', 'invoice.number as invoice_number'])
    .executeTakeFirst()
  if (!row?.receipt_number)
    return refuse('action_not_offered', 'Only a confirmed payment has a receipt', { offered: [] })
  return { ...row, receipt_number: row.receipt_number }
}
