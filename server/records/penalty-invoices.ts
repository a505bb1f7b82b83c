import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** The sum of the lines of a penalty on an invoice, in kobo. */
export async function readAskedKobo(db: Db, line: { invoice_id: number; penalty_id: number }): Promise<number> {
  const { asked } = await db
    .selectFrom('invoice_line')
    .where('invoice_id', '=', line.invoice_id)
    .where('penalty_id', '=', line.penalty_id)
    .select(sql<number>`coalesce(sum(amount_kobo), 0)::bigint`.as('asked'))
    .executeTakeFirstOrThrow()
  return asked
}

/** The penalty that an invoice asks for alone; null if it is of a registration. */
export async function findPenaltyOfInvoice(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('penalty')
    .innerJoin('invoice', 'invoice.id', 'penalty.invoice_id')
    .where('invoice.id', '=', id)
    .where('invoice.registration_id', 'is', null)
    .select('penalty.id')
    .executeTakeFirst()
  return row?.id ?? null
}
