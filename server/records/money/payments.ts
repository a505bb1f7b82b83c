import type { Payment } from '@portal/contract/money/payment.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PaymentTable } from '../../database/tables/contents.ts'
import type { PaymentDecisionTable } from '../../database/tables/money.ts'
import { balanceKobo } from './invoices.ts'
import { samePayments } from './same-payments.ts'

interface StatementHint {
  statement_id: number
  line: number
  statement: string
  booked_on: string
  narration: string
  amount_kobo: number
  is_sure: boolean
}

/** A field of the latest decision on a payment. */
const ofLatestDecision = (field: 'reason' | 'receipt_number') =>
  sql<string | null>`(
    select ${sql.ref(field)} from payment_decision where payment_id = payment.id order by id desc limit 1
  )`.as(field)

/** What another payment has too. Files are compared by their SHA-256. */
const duplicates = sql<Payment['duplicates']>`(
  select coalesce(jsonb_agg(mark), '[]') from (
    select 'reference' as mark where exists (
      select from payment as other
      where other.reference_key = payment.reference_key and other.id <> payment.id and other.removed_at is null)
    union all
    select 'file' where exists (
      select from file
      join file as same on same.sha256 = file.sha256 and same.slug <> file.slug
      join payment as other on other.document = same.slug and other.removed_at is null
      where file.slug = payment.document)
  ) as marks
)`.as('duplicates')

const paymentColumns = [
  'payment.id',
  'payment.amount_kobo',
  // Empty, because the wire has always had a text here.
  sql<string>`coalesce(payment.document, '')`.as('document'),
  'payment.facility_id',
  'payment.registration_id',
  'payment.created_at',
  'payment.invoice_id',
  'payment.reference',
  'payment.bank',
  'payment.paid_on',
  'payment.status',
  ofLatestDecision('reason'),
  ofLatestDecision('receipt_number'),
  duplicates,
] as const

function payments(db: Db) {
  return db.selectFrom('payment').where('payment.removed_at', 'is', null).select(paymentColumns)
}

/** The payments of a facility, or only those of one of its registrations, oldest first; their amounts are in kobo. */
export function paymentsOf(db: Db, { facility_id, id }: { facility_id: number; id?: number | undefined }) {
  return payments(db)
    .where('payment.facility_id', '=', facility_id)
    .$if(id !== undefined, (all) => all.where('payment.registration_id', '=', id ?? null))
    .orderBy('payment.id')
}

/** The payments of a registration, oldest first; their amounts are in kobo. */
export function paymentsOfRegistration(db: Db, id: number) {
  return payments(db).where('payment.registration_id', '=', id).orderBy('payment.id')
}

/** The newest line of a statement that may be this payment: one that was matched for sure, if there is such. */
const statementLine = sql<StatementHint | null>`(
  select jsonb_build_object('statement_id', statement_id, 'line', line, 'statement', name, 'booked_on', booked_on,
    'narration', narration, 'amount_kobo', amount_kobo, 'is_sure', line.state = 'sure')
  from bank_statement_line as line join bank_statement on bank_statement.id = statement_id
  where targets @> jsonb_build_array(jsonb_build_object('payment_id', payment.id)) and line.state in ('sure', 'doubtful')
  order by line.state = 'sure' desc, statement_id desc, line limit 1
)`

/** The payments of a page in its order, with what officers need to decide on them. */
export async function listPaymentsByIds(db: Db, page: readonly { id: number }[]) {
  const ids = page.map(({ id }) => id)
  const rows = await payments(db)
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .leftJoin('registration', 'registration.id', 'payment.registration_id')
    .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .where(sql<boolean>`payment.id = any(${ids}::int[])`)
    .select([
      'facility.company_name',
      'registration.reference as registration_reference',
      'invoice.number as invoice_number',
      sql<number | null>`case when invoice.id is not null then ${balanceKobo} end`.as('balance_kobo'),
      sql<StatementHint | null>`case when payment.status = 'submitted' then ${statementLine} end`.as('statement_line'),
      samePayments.as('same_payments'),
    ])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Adds a payment. */
export async function insertPayment(db: Db, payment: Insertable<PaymentTable>) {
  const { id } = await db.insertInto('payment').values(payment).returning('id').executeTakeFirstOrThrow()
  return getPayment(db, id)
}

/** A payment, or `not_found`. */
export async function getPayment(db: Db, id: number) {
  const row = await payments(db).where('payment.id', '=', id).executeTakeFirst()
  return row ? inNaira(row) : refuse('not_found', 'This payment does not exist')
}

/** A payment as the wire shows it. */
export function inNaira<P extends { amount_kobo: number }>({ amount_kobo, ...payment }: P) {
  return { ...payment, amount: koboToNaira(amount_kobo) }
}

/** Locks payments, then reads them with their facilities and registrations, as the previous holders of the locks left them. */
export async function lockPayments(db: Db, ids: readonly number[]) {
  const isOne = sql<boolean>`payment.id = any(${ids}::int[])`
  await db.selectFrom('payment').where(isOne).select('id').orderBy('id').forUpdate().execute()
  return db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .leftJoin('registration', 'registration.id', 'payment.registration_id')
    .where(isOne)
    .where('payment.removed_at', 'is', null)
    .select(['payment.id', 'payment.status', 'payment.amount_kobo', 'payment.facility_id', 'payment.registration_id'])
    .select('payment.invoice_id')
    .select(['facility.user_id', 'facility.company_name', 'registration.reference'])
    .execute()
}

/** Locks a payment, then reads it as {@link lockPayments} does, or `not_found`. */
export async function lockPayment(db: Db, id: number) {
  const [row] = await lockPayments(db, [id])
  return row ?? refuse('not_found', 'This payment does not exist')
}

/** Stores decisions on several payments. The payments must be locked. */
export async function insertPaymentDecisions(
  db: Db,
  decisions: readonly Insertable<PaymentDecisionTable>[],
): Promise<void> {
  await sql`
    with decided as (
      select * from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as row (payment_id int, status text,
        reason text, receipt_number text, decided_by int, decided_at timestamptz)
    ), changed as (
      update payment set status = decided.status from decided where payment.id = decided.payment_id
    )
    insert into payment_decision (payment_id, status, reason, receipt_number, decided_by, decided_at)
    select payment_id, status, reason, receipt_number, decided_by, decided_at from decided order by receipt_number
  `.execute(db)
}
