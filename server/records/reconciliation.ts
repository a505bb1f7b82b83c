import type { KnownInvoice, KnownPayment } from '@portal/domain/bank-statement/match-lines.ts'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ReconciledLineTable } from '../database/tables/bank-statements.ts'

/** Payments that wait, of which the reference may be written wrong, are compared up to this number. */
const mostCompared = 20_000

const paymentColumns = [
  'payment.id',
  'payment.status',
  'payment.amount_kobo',
  'payment.invoice_id',
  sql<string | null>`payment.reference_key`.as('reference_key'),
] as const

function payments(db: Db) {
  return db.selectFrom('payment').where('removed_at', 'is', null).select(paymentColumns)
}

/** The payments with one of these references, as `referenceKey` has them. */
export function paymentsWithKeys(db: Db, keys: readonly string[]): Promise<KnownPayment[]> {
  return payments(db).where(sql<boolean>`reference_key = any(${keys}::text[])`).execute()
}

/** The payments of these amounts that wait and have a reference. */
export function waitingPaymentsOf(db: Db, amounts: readonly number[]): Promise<KnownPayment[]> {
  return payments(db)
    .where('payment.status', '=', 'submitted')
    .where(sql<boolean>`reference_key is not null and amount_kobo = any(${amounts}::bigint[])`)
    .orderBy('payment.id', 'desc')
    .limit(sql.lit(mostCompared))
    .execute()
}

/** The payments of these invoices that wait. */
export function waitingPaymentsOfInvoices(db: Db, ids: readonly number[]): Promise<KnownPayment[]> {
  return payments(db).where(sql<boolean>`invoice_id = any(${ids}::int[]) and status = 'submitted'`).execute()
}

/** The invoices with these numbers. */
export function invoicesWithNumbers(db: Db, numbers: readonly string[]): Promise<KnownInvoice[]> {
  return db
    .selectFrom('invoice')
    .innerJoin('invoice_balance', 'invoice_balance.invoice_id', 'invoice.id')
    .where(sql<boolean>`invoice.number = any(${numbers}::text[])`)
    .select(['invoice.id', 'invoice.number', 'invoice_balance.open_kobo'])
    .execute()
}

/** Which of these rows have confirmed a payment, with the payment. */
export function reconciledAmong(db: Db, rowKeys: readonly string[]) {
  return db
    .selectFrom('reconciled_line')
    .where(sql<boolean>`row_key = any(${rowKeys}::text[])`)
    .select(['row_key', 'payment_id'])
    .execute()
}

/** Locks the facilities of invoices, so that nobody records a payment for them meanwhile; then reads the invoices with what is owed. */
export async function lockInvoices(db: Db, ids: readonly number[]) {
  await sql`
    select id from facility where id in (select facility_id from invoice where id = any(${ids}::int[])) order by id for no key update
  `.execute(db)
  return db
    .selectFrom('invoice')
    .innerJoin('invoice_balance', 'invoice_balance.invoice_id', 'invoice.id')
    .where(sql<boolean>`invoice.id = any(${ids}::int[])`)
    .select(['invoice.id', 'invoice.facility_id', 'invoice_balance.open_kobo'])
    .select((invoice) => [
      invoice
        .exists(
          invoice
            .selectFrom('payment')
            .whereRef('payment.invoice_id', '=', 'invoice.id')
            .where('payment.status', '=', 'submitted')
            .where('payment.removed_at', 'is', null)
            .select('payment.id'),
        )
        .$castTo<boolean>()
        .as('is_awaited'),
    ])
    .execute()
}

/** A payment that an officer found on a statement. */
interface FoundPayment {
  facility_id: number
  invoice_id: number
  amount_kobo: number
  reference: string | null
  paid_on: string
}

/** Adds payments that were found on a statement, one for each invoice. Returns them with their invoices. */
export async function insertFoundPayments(
  db: Db,
  found: readonly FoundPayment[],
  { recorded_by, created_at }: { recorded_by: number; created_at: string },
): Promise<{ id: number; invoice_id: number }[]> {
  const { rows } = await sql<{ id: number; invoice_id: number }>`
    insert into payment (facility_id, invoice_id, amount_kobo, reference, paid_on, recorded_by, created_at)
    select facility_id, invoice_id, amount_kobo, reference, paid_on, ${recorded_by}::int, ${created_at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as row
      (facility_id int, invoice_id int, amount_kobo bigint, reference text, paid_on date)
    returning id, invoice_id
  `.execute(db)
  return rows
}

/** Stores which rows have confirmed payments. A row that has confirmed one already is refused by its key. */
export async function insertReconciledLines(db: Db, lines: readonly Insertable<ReconciledLineTable>[]): Promise<void> {
  await sql`
    insert into reconciled_line
    select * from jsonb_populate_recordset(null::reconciled_line, ${JSON.stringify(lines)}::jsonb)
  `.execute(db)
}
