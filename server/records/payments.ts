import { koboToNaira } from '@portal/domain/money.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { PaymentTable } from '../database/tables/contents.ts'

const kept = ['id', 'amount_kobo', 'document', 'facility_id', 'created_at'] as const

/** The payments of a facility, oldest first. */
export async function listPayments(db: Db, facilityId: number) {
  const payments = await db
    .selectFrom('payment')
    .where('facility_id', '=', facilityId)
    .orderBy('id')
    .select(kept)
    .execute()
  return payments.map(inNaira)
}

/** Adds a payment. */
export async function insertPayment(db: Db, payment: Insertable<PaymentTable>) {
  return inNaira(await db.insertInto('payment').values(payment).returning(kept).executeTakeFirstOrThrow())
}

function inNaira<P extends { amount_kobo: number }>({ amount_kobo, ...payment }: P) {
  return { ...payment, amount: koboToNaira(amount_kobo) }
}
