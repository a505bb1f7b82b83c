import type { StoredMoney } from '@portal/domain/money/stored-money.ts'
import { type RawBuilder, sql } from 'kysely'

/** The invoice of a registration as it is now, as `domain/money/stored-money.ts` reads it; null if there is none. */
export function moneyOf(registrationId: number): RawBuilder<StoredMoney | null> {
  return sql<StoredMoney | null>`(
    select jsonb_build_object(
      'invoice', invoice.number,
      'lines', (
        select coalesce(jsonb_agg(jsonb_build_object('description', description, 'amount_kobo', amount_kobo) order by id), '[]')
        from invoice_line where invoice_id = invoice.id
      ),
      'payments', (
        select coalesce(jsonb_agg(
          jsonb_build_object('amount_kobo', amount_kobo, 'status', status, 'reference', reference) order by id), '[]')
        from payment where invoice_id = invoice.id and removed_at is null
      )
    )
    from invoice where registration_id = ${registrationId} order by id desc limit 1
  )`
}
