import type { KnownInvoice, KnownPayment } from '@portal/domain/money/bank-statement/match-lines.ts'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ReconciledLineTable, SetAsideLineTable } from '../../database/tables/bank-statements.ts'

/** Payments that wait, of which the reference may be written wrong, are compared up to this number. */
const mostCompared = 20_000

const paymentColumns = [
  'payment.id',
  'payment.status',
  'payment.amount_kobo',
  'payment.invoice_id',
  'facility.company_name',
  sql<string | null>`payment.reference_key`.as('reference_key'),
  sql<string | null>`coalesce(payment.paid_on, invoice.issued_on)`.as('day'),
] as const

function payments(db: Db) {
  return db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .where('payment.removed_at', 'is', null)
    .select(paymentColumns)
}

const invoiceColumns = [
  'invoice.id',
  'invoice.number',
  'invoice_balance.open_kobo',
  'facility.company_name',
  'invoice.issued_on as day',
] as const

function invoices(db: Db) {
  return db
    .selectFrom('invoice')
    .innerJoin('invoice_balance', 'invoice_balance.invoice_id', 'invoice.id')
    .innerJoin('facility', 'facility.id', 'invoice.facility_id')
    .select(invoiceColumns)
}

/** The payments with one of these references, as `referenceKey` has them. */
export function paymentsWithKeys(db: Db, keys: readonly string[]): Promise<KnownPayment[]> {
  return payments(db).where(sql<boolean>`reference_key = any(${keys}::text[])`).execute()
}

/** The payments of these amounts that wait. */
export function waitingPaymentsOf(db: Db, amounts: readonly number[]): Promise<KnownPayment[]> {
  return payments(db)
    .where('payment.status', '=', 'submitted')
    .where(sql<boolean>`amount_kobo = any(${amounts}::bigint[])`)
    .orderBy('payment.id', 'desc')
    .limit(sql.lit(mostCompared))
    .execute()
}

/** The payments of these invoices that wait. */
export function waitingPaymentsOfInvoices(db: Db, ids: readonly number[]): Promise<KnownPayment[]> {
  return payments(db)
    .where(sql<boolean>`payment.invoice_id = any(${ids}::int[]) and payment.status = 'submitted'`)
    .execute()
}

/** The invoices with these numbers. */
export function invoicesWithNumbers(db: Db, numbers: readonly string[]): Promise<KnownInvoice[]> {
  return invoices(db).where(sql<boolean>`invoice.number = any(${numbers}::text[])`).execute()
}

/** The invoices that owe one of these amounts and were issued within these days. */
export function invoicesOwing(
  db: Db,
  amounts: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<KnownInvoice[]> {
  return invoices(db)
    .where(sql<boolean>`open_kobo > 0 and open_kobo = any(${amounts}::bigint[])`)
    .where('invoice.issued_on', '>=', from)
    .where('invoice.issued_on', '<=', to)
    .orderBy('invoice.id', 'desc')
    .limit(sql.lit(mostCompared))
    .execute()
}

/** Which of these rows have confirmed payments, with each payment. */
export function reconciledAmong(db: Db, rowKeys: readonly string[]) {
  return db
    .selectFrom('reconciled_line')
    .where(sql<boolean>`row_key = any(${rowKeys}::text[])`)
    .orderBy('part')
    .select(['row_key', 'payment_id'])
    .execute()
}

/** Which of these rows an officer has set aside. */
export async function setAsideAmong(db: Db, rowKeys: readonly string[]): Promise<{ row_key: string }[]> {
  return db
    .selectFrom('set_aside_line')
    .where(sql<boolean>`row_key = any(${rowKeys}::text[])`)
    .select('row_key')
    .execute()
}

/** Sets a row aside. */
export async function insertSetAside(db: Db, line: Insertable<SetAsideLineTable>): Promise<void> {
  await db.insertInto('set_aside_line').values(line).execute()
}

/** Takes a row up again. */
export async function deleteSetAside(db: Db, rowKey: string): Promise<void> {
  await db.deleteFrom('set_aside_line').where('row_key', '=', rowKey).execute()
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

/** Stores which rows have confirmed payments. Returns false if one of them has done so already, for example from another statement. */
export async function insertReconciledLines(
  db: Db,
  lines: readonly Insertable<ReconciledLineTable>[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into reconciled_line
    select * from jsonb_populate_recordset(null::reconciled_line, ${JSON.stringify(lines)}::jsonb)
    on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows) === lines.length
}
