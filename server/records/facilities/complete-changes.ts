import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { balanceKobo } from '../money/invoices.ts'

const lacksDocument = sql`exists (
  select from jsonb_array_elements_text(change_request.rule -> 'documents') as asked (name)
  where not exists (
    select from change_document where change_request_id = change_request.id and change_document.name = asked.name
  )
)`

const lacksPayment = sql`exists (
  select from invoice where invoice.change_request_id = change_request.id and ${balanceKobo} > 0
)`

/**
 * Whether a request has what its rule asks of the owner: each document, and the fee paid and confirmed. An inspection is the
 * ministry's own to do.
 */
export const isCompleteChange: RawBuilder<boolean> = sql<boolean>`(not ${lacksDocument} and not ${lacksPayment})`

/**
 * Since when the ministry has had a complete request: since its last document or payment, or since something was taken off its fee.
 * A document that is sent anew changes nothing.
 */
export const completeSince = sql`greatest(
  change_request.asked_at,
  (
    select max(sent.added_at) from (
      select min(added_at) as added_at from change_document where change_request_id = change_request.id group by name
    ) as sent
  ),
  (
    select max(decided_at) from payment_decision
    join payment on payment.id = payment_id
    join invoice on invoice.id = payment.invoice_id
    where invoice.change_request_id = change_request.id and payment_decision.status = 'confirmed'
  ),
  (
    select max(invoice_line.created_at) from invoice_line join invoice on invoice.id = invoice_id
    where invoice.change_request_id = change_request.id and invoice_line.amount_kobo < 0
  )
)`

/**
 * Locks requests for a change before it is read whether they are complete, so that of a document, a payment and a waiver at the same
 * time the last one sees the others. No other lock is taken while they are locked, besides by those who hold their facilities.
 */
async function lockChanges(db: Db, requestIds: readonly number[]): Promise<void> {
  const isOne = sql<boolean>`id = any(${[...requestIds]}::int[])`
  await db.selectFrom('change_request').where(isOne).select('id').orderBy('id').forNoKeyUpdate().execute()
}

/** Locks the requests. Those that wait for nothing more from their owners, with the newest registration of each facility. */
export async function listCompleteChanges(db: Db, requestIds: readonly number[]) {
  if (requestIds.length === 0) return []
  await lockChanges(db, requestIds)
  return db
    .selectFrom('change_request')
    .innerJoin('facility', 'facility.id', 'change_request.facility_id')
    .leftJoin('registration', (join) =>
      join.on(sql<boolean>`registration.id = coalesce(facility.next_registration_id, facility.registration_id)`),
    )
    .where('change_request.id', 'in', [...requestIds])
    .where('change_request.status', '=', 'open')
    .where(isCompleteChange)
    .orderBy('change_request.id')
    .select(['facility.id as facility_id', 'facility.company_name'])
    .select(['registration.id as registration_id', 'registration.status'])
    .execute()
}

/** What was paid for an invoice, or taken off it. */
interface Settled {
  invoice_id: number | null
  amount_kobo: number
}

/**
 * The requests whose fee is paid only now: their invoices had a balance without these payments or waivers, and have none with them.
 * Locks the requests of all these invoices.
 */
export async function listJustPaidChanges(db: Db, settled: readonly Settled[]): Promise<number[]> {
  const paid = sql`jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as paid (invoice_id int, amount_kobo bigint)`
  const ofChanges = await sql<{ id: number }>`
    select invoice.change_request_id as id from invoice join ${paid} on paid.invoice_id = invoice.id
    where invoice.change_request_id is not null
  `.execute(db)
  if (ofChanges.rows.length === 0) return []
  await lockChanges(
    db,
    ofChanges.rows.map(({ id }) => id),
  )
  const { rows } = await sql<{ id: number }>`
    select invoice.change_request_id as id
    from invoice join ${paid} on paid.invoice_id = invoice.id
    where invoice.change_request_id is not null
    group by invoice.id
    having ${balanceKobo} <= 0 and ${balanceKobo} + sum(paid.amount_kobo) > 0
  `.execute(db)
  return rows.map(({ id }) => id)
}
