import type { Db } from '@portal/server/database/connect.ts'
import { sql } from 'kysely'
import { fill } from '../scale/fill.ts'

/** Makes open invoices of 50,000 naira. For every second one its owner has recorded a payment with a reference, which waits. */
export async function fillMoney(db: Db, invoices: number): Promise<void> {
  await fill(db, Math.ceil(invoices * 1.2))
  await sql`
    insert into invoice (number, facility_id, registration_id, purpose, issued_on, fee_version, recorded_by, created_at)
    select 'INV-2026-' || lpad(row_number() over (order by id)::text, 6, '0'), facility_id, id, 'registration',
      '2026-03-02', 0, recorded_by, '2026-03-02T09:00:00Z'
    from registration order by id limit ${invoices}::int
  `.execute(db)
  await sql`
    insert into invoice_line (invoice_id, kind, description, amount_kobo, recorded_by, created_at)
    select id, 'fee', 'Registration', 5000000, recorded_by, created_at from invoice
  `.execute(db)
  await sql`
    insert into payment (facility_id, invoice_id, amount_kobo, reference, recorded_by, created_at)
    select facility_id, id, 5000000, 'TRF ' || lpad((id::bigint * 7919 % 10000019)::text, 8, '0'), recorded_by, created_at
    from invoice where id % 2 = 0
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** A statement with some rows: half of them name an invoice or a reference, a few nearly, the rest is other money. */
export async function statementOf(db: Db, rows: number): Promise<string> {
  const invoices = await db
    .selectFrom('invoice')
    .leftJoin('payment', 'payment.invoice_id', 'invoice.id')
    .orderBy('invoice.id')
    .select(['invoice.number', 'payment.reference'])
    .execute()
  const lines = Array.from({ length: rows }, (_, row) => {
    const invoice = row % 2 === 0 ? invoices[row / 2] : undefined
    const key = invoice ? (invoice.reference ?? invoice.number) : `CHG ${row}${row * 31} POS 2070${row}`
    const written = row % 50 === 0 ? key.replace(/(\d)(\d)$/, '$2$1') : key
    const day = String(1 + (row % 28)).padStart(2, '0')
    return `${day}/03/2026,"NIP TRANSFER, ${written} FROM MUSA ABUBAKAR ${row}",,"50,000.00","1,000,000.00"`
  })
  return ['Zenith Bank Plc', '', 'Trans Date,Narration,Debit,Credit,Balance', ...lines].join('\r\n')
}
