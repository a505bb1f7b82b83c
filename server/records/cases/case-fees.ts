import { feeState } from '@portal/domain/money/fee-state.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** How far the fees of registrations are, by the registration; nothing for one that asks for none. */
export async function listCaseFees(db: Db, registrationIds: readonly number[]) {
  if (registrationIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('invoice_balance', 'invoice_balance.invoice_id', 'invoice.id')
    .where('invoice.registration_id', '=', sql<number>`any(${[...registrationIds]}::int[])`)
    .select([
      sql<number>`invoice.registration_id`.as('registration_id'),
      'total_kobo as total',
      'confirmed_kobo as confirmed',
      sql<number>`(
        select coalesce(sum(amount_kobo), 0)::bigint from payment
        where payment.invoice_id = invoice.id and payment.status = 'submitted' and payment.removed_at is null
      )`.as('submitted'),
    ])
    .execute()
  return new Map(
    rows.flatMap(({ registration_id, ...paid }) => {
      const fee = feeState(paid)
      return fee ? [[registration_id, { ...fee, due: koboToNaira(fee.due) }]] : []
    }),
  )
}
