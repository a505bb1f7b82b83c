import type { Target } from '@portal/domain/money/bank-statement/match-lines.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What an officer looks for to assign a line by hand. */
interface Sought {
  facilities: readonly number[]
  numbers: readonly string[]
  reference: string
  amount_kobo: number
}

/** So many payments and invoices are shown. */
const mostFound = 20

/** The newest payments that wait, and invoices that owe something and for which no payment waits. */
export async function findOpenTargets(
  db: Db,
  { facilities, numbers, reference, amount_kobo }: Sought,
): Promise<Target[]> {
  const { rows } = await sql<{ payment_id: number; invoice_id: null } | { payment_id: null; invoice_id: number }>`
    with waiting as (
      (select id from payment where status = 'submitted' and removed_at is null and facility_id = any(${facilities}::int[])
        order by id desc limit ${sql.lit(mostFound)})
      union
      (select id from payment where status = 'submitted' and removed_at is null and reference_key = nullif(${reference}, '')
        order by id desc limit ${sql.lit(mostFound)})
      union
      (select id from payment where status = 'submitted' and removed_at is null and amount_kobo = ${amount_kobo}::bigint
        order by id desc limit ${sql.lit(mostFound)})
    ), owing as (
      (select id from invoice join invoice_balance on invoice_id = id
        where open_kobo > 0 and invoice.facility_id = any(${facilities}::int[]) order by id desc limit ${sql.lit(mostFound)})
      union
      (select id from invoice join invoice_balance on invoice_id = id where open_kobo > 0 and number = any(${numbers}::text[])
        order by id desc limit ${sql.lit(mostFound)})
      union
      (select invoice_id from invoice_balance where open_kobo > 0 and open_kobo = ${amount_kobo}::bigint
        order by invoice_id desc limit ${sql.lit(mostFound)})
    )
    (select id as payment_id, null::int as invoice_id from waiting order by id desc limit ${sql.lit(mostFound)})
    union all
    (select null, id from owing where not exists (
        select from payment where invoice_id = owing.id and status = 'submitted' and removed_at is null
      ) order by id desc limit ${sql.lit(mostFound)})
    limit ${sql.lit(mostFound)}
  `.execute(db)
  return rows.map(({ payment_id, invoice_id }) => (payment_id === null ? { invoice_id } : { payment_id }))
}
