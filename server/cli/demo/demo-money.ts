import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { DemoPeople } from './demo-people.ts'

/** Makes an invoice for every registration by the samples of the fee table, with most payments confirmed and some waiting. */
export async function makeDemoMoney(db: Db, { officers }: DemoPeople, now: Date): Promise<void> {
  const [first, second = first] = officers
  if (!first || !second) throw new Error('The demonstration has two officers')
  await makeInvoices(db)
  await pay(db)
  await decide(db, first.id)
  await changeBankAccount(db, { first, second, now })
}

/** An account that was replaced, and the present one. */
async function changeBankAccount(
  db: Db,
  { first, second, now }: { first: { id: number }; second: { id: number }; now: Date },
): Promise<void> {
  const account_name = 'Niger State Ministry of Health'
  const since = now.toISOString()
  const before = new Date(now.getTime() - 400 * 86_400_000).toISOString()
  const confirmed = (proposed_by: number, confirmed_by: number, at: string) => ({
    proposed_by,
    proposed_at: at,
    confirmed_by,
    confirmed_at: at,
  })
  await db
    .insertInto('bank_account')
    .values([
      { bank: 'First Bank', account_name, account_number: '0000014579', ...confirmed(second.id, first.id, before) },
      { bank: 'Zenith Bank', account_name, account_number: '1012345678', ...confirmed(first.id, second.id, since) },
    ])
    .execute()
}

/** Sets the counters of a year to the last number that was given. */
async function countNumbers(db: Db, name: 'invoice' | 'receipt', numbers: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into counter (name, value)
    select ${`${name}/`} || substr(number, 5, 4), count(*) from (${numbers}) as given (number) group by 1
  `.execute(db)
}

async function makeInvoices(db: Db): Promise<void> {
  await sql`
    insert into invoice (number, facility_id, registration_id, purpose, issued_on, fee_version, recorded_by, created_at)
    select 'INV-' || year || '-' || lpad(row_number() over (partition by year order by started.id)::text, 6, '0'),
      facility_id, id, case kind when 'new' then 'registration' else 'renewal' end, day,
      (select max(id) from fee), recorded_by, created_at
    from registration as started,
      lateral (select (created_at at time zone 'Africa/Lagos')::date as day) as of_day,
      lateral (select extract(year from day)::int as year) as of_year
    order by started.id
  `.execute(db)
  await sql`
    insert into invoice_line (invoice_id, kind, description, amount_kobo, recorded_by, created_at)
    select invoice.id, 'fee', case invoice.purpose when 'renewal' then 'Renewal, ' else 'Registration, ' end || category_list, amount_kobo, invoice.recorded_by, invoice.created_at
    from invoice
    join registration on registration.id = registration_id
    join facility_type on facility_type.id = registration.facility_type_id
    join fee on fee.facility_type_id = facility_type.id and fee.purpose = invoice.purpose
    order by invoice.id
  `.execute(db)
  await countNumbers(db, 'invoice', sql`select number from invoice`)
}

/** Three of four owners paid everything, the others half of it. */
async function pay(db: Db): Promise<void> {
  await sql`
    update payment set invoice_id = invoice.id,
      amount_kobo = case when payment.id % 4 = 0 then line.amount_kobo / 2 else line.amount_kobo end,
      reference = 'TRF' || lpad((payment.id * 7919 % 1000000)::text, 6, '0'),
      bank = (array['Zenith Bank', 'First Bank', 'GTBank', 'UBA'])[1 + payment.id % 4],
      paid_on = (invoice.created_at + interval '2 days')::date
    from invoice join invoice_line as line on line.invoice_id = invoice.id
    where invoice.registration_id = payment.registration_id
  `.execute(db)
}

/** What belongs to an approved registration is confirmed; of the rest some wait and some are refused. */
async function decide(db: Db, officerId: number): Promise<void> {
  await sql`
    with decided as (
      update payment set status = case when approved_at is null and payment.id % 7 = 0 then 'refused' else 'confirmed' end
      from registration
      where registration.id = registration_id and (approved_at is not null or payment.id % 3 = 0)
      returning payment.id, payment.status, registration.updated_at as at
    ), numbered as (
      select decided.*, extract(year from at at time zone 'Africa/Lagos')::int as year,
        row_number() over (partition by status, extract(year from at at time zone 'Africa/Lagos') order by id) as serial
      from decided
    )
    insert into payment_decision (payment_id, status, reason, receipt_number, decided_by, decided_at)
    select id, status, case when status = 'refused' then 'The bank has no such payment' end,
      case when status = 'confirmed' then 'RCP-' || year || '-' || lpad(serial::text, 6, '0') end, ${officerId}::int, at
    from numbered order by id
  `.execute(db)
  await countNumbers(db, 'receipt', sql`select receipt_number from payment_decision where receipt_number is not null`)
}
