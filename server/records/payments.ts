import type { Payment } from '@portal/contract/entities/payment.ts'
import type { PaymentStatus } from '@portal/domain/invoices.ts'
import { koboToNaira } from '@portal/domain/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { PaymentTable } from '../database/tables/contents.ts'
import type { PaymentDecisionTable } from '../database/tables/money.ts'
import { balanceKobo } from './invoices.ts'

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
  'payment.document',
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

/** The payments of all facilities with a status, the oldest first, with what officers need to decide on them. */
export function paymentsWith(db: Db, status: PaymentStatus) {
  return payments(db)
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .leftJoin('registration', 'registration.id', 'payment.registration_id')
    .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .where('payment.status', '=', status)
    .orderBy('payment.id')
    .select([
      'facility.company_name',
      'registration.reference as registration_reference',
      'invoice.number as invoice_number',
      sql<number | null>`case when invoice.id is not null then ${balanceKobo} end`.as('balance_kobo'),
    ])
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

/** Locks a payment, then reads it with its facility and registration, as the previous holder of the lock left it. */
export async function lockPayment(db: Db, id: number) {
  await db.selectFrom('payment').where('id', '=', id).select('id').forUpdate().execute()
  const row = await db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .leftJoin('registration', 'registration.id', 'payment.registration_id')
    .where('payment.id', '=', id)
    .where('payment.removed_at', 'is', null)
    .select(['payment.id', 'payment.status', 'payment.amount_kobo', 'payment.facility_id', 'payment.registration_id'])
    .select('payment.invoice_id')
    .select(['facility.user_id', 'facility.company_name', 'registration.reference'])
    .executeTakeFirst()
  return row ?? refuse('not_found', 'This payment does not exist')
}

/** Stores a decision on a payment. The payment must be locked. */
export async function insertPaymentDecision(db: Db, decision: Insertable<PaymentDecisionTable>): Promise<void> {
  await db
    .with('decided', (tables) =>
      tables.updateTable('payment').set({ status: decision.status }).where('id', '=', decision.payment_id),
    )
    .insertInto('payment_decision')
    .values(decision)
    .execute()
}

/** The receipt of a payment; undefined unless it is confirmed and has a number. */
export function findReceipt(db: Db, paymentId: number) {
  return db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .innerJoin('payment_decision', 'payment_decision.payment_id', 'payment.id')
    .leftJoin('registration', 'registration.id', 'payment.registration_id')
    .leftJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .where('payment.id', '=', paymentId)
    .where('payment.status', '=', 'confirmed')
    .orderBy('payment_decision.id', 'desc')
    .select(['payment_decision.receipt_number', 'decided_at', 'amount_kobo', 'paid_on', 'bank', 'payment.reference'])
    .select(['company_name', 'owner_name', 'payment.registration_id'])
    .select(['registration.reference as registration_reference', 'invoice.number as invoice_number'])
    .executeTakeFirst()
}
