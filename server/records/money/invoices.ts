import type { Invoice } from '@portal/contract/money/invoice.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { balanceOf, isInvoiceOpen } from '@portal/domain/money/invoices.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { InvoiceLineTable } from '../../database/tables/money.ts'
import { momentOf } from '../../database/value-types.ts'
import { bankAccountInForce } from './bank-accounts.ts'

/** Adds a line to an invoice. The facility must be locked. */
export async function insertInvoiceLine(db: Db, line: Insertable<InvoiceLineTable>): Promise<void> {
  await db.insertInto('invoice_line').values(line).execute()
}

/** Adds lines to an invoice, and returns them as the invoice has them. The facility must be locked. */
export async function insertInvoiceLines(db: Db, lines: readonly Insertable<InvoiceLineTable>[]) {
  if (lines.length === 0) return []
  return db
    .insertInto('invoice_line')
    .values([...lines])
    .returning(lineColumns)
    .execute()
}

/** When an application ended whose fee is then asked for no more. A change of type ends with its approval, and its fee stays. */
const unpaidEnd = sql<
  string | null
>`case when registration.status <> ${registrationActions.Approve.leadsTo} then registration.ended_at end`

/** The balance of an invoice in kobo, for a query that reads invoices. */
export const balanceKobo = sql<number>`(
  select coalesce(sum(amount_kobo), 0)::bigint from invoice_line where invoice_id = invoice.id
) - (
  select coalesce(sum(amount_kobo), 0)::bigint from payment as paid
  where paid.invoice_id = invoice.id and paid.status = 'confirmed' and paid.removed_at is null
)`

const lineColumns = [
  'invoice_line.id',
  'invoice_line.kind',
  'invoice_line.description',
  'invoice_line.amount_kobo',
  'invoice_line.reason',
  'invoice_line.penalty_id',
  'invoice_line.created_at',
] as const

function invoices(db: Db) {
  return db
    .selectFrom('invoice')
    .leftJoin('registration', 'registration.id', 'invoice.registration_id')
    .select((invoice) => [
      'invoice.id',
      'invoice.number',
      'invoice.facility_id',
      'invoice.registration_id',
      'invoice.purpose',
      'invoice.issued_on',
      'invoice.fee_version',
      'invoice.created_at',
      'registration.submitted_at',
      unpaidEnd.as('ended_at'),
      jsonArrayFrom(
        invoice
          .selectFrom('invoice_line')
          .whereRef('invoice_id', '=', 'invoice.id')
          .orderBy('invoice_line.id')
          .select(lineColumns),
      ).as('lines'),
      jsonArrayFrom(
        invoice
          .selectFrom('payment')
          .whereRef('invoice_id', '=', 'invoice.id')
          .where('removed_at', 'is', null)
          .select(['payment.status', 'payment.amount_kobo']),
      ).as('payments'),
      jsonObjectFrom(bankAccountInForce(db)).as('bank_account'),
    ])
}

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>

/** An invoice as the wire shows it. */
export function invoiceOf({
  fee_version,
  created_at: _,
  submitted_at,
  ended_at,
  lines,
  payments,
  ...row
}: InvoiceRow): Invoice {
  const figures = balanceOf(lines, payments)
  return {
    ...row,
    is_estimate: row.registration_id !== null && submitted_at === null && ended_at === null,
    is_open: isInvoiceOpen(figures, ended_at),
    lines: lines.map(({ amount_kobo, created_at, ...line }) => ({
      ...line,
      amount: koboToNaira(amount_kobo),
      created_at: momentOf(created_at),
    })),
    total: koboToNaira(figures.total),
    confirmed: koboToNaira(figures.confirmed),
    submitted: koboToNaira(figures.submitted),
    balance: koboToNaira(figures.balance),
  }
}

/** An invoice; undefined if it does not exist. */
export async function findInvoice(db: Db, id: number): Promise<Invoice | undefined> {
  const row = await invoices(db).where('invoice.id', '=', id).executeTakeFirst()
  return row && invoiceOf(row)
}

/** An invoice, or `not_found`. */
export async function getInvoice(db: Db, id: number): Promise<Invoice> {
  return (await findInvoice(db, id)) ?? refuse('not_found', 'This invoice does not exist')
}

/** The invoice of a registration, to be read with something else; see {@link invoiceOf}. */
export function invoicesOfRegistration(db: Db, registrationId: number) {
  return invoices(db).where('invoice.registration_id', '=', registrationId)
}

/** The invoice of a registration; null if it has none. */
export async function findInvoiceOf(db: Db, registrationId: number): Promise<Invoice | null> {
  const row = await invoicesOfRegistration(db, registrationId).executeTakeFirst()
  return row ? invoiceOf(row) : null
}

/** The invoice of the fee for a change; undefined if nothing is charged. */
export async function findInvoiceOfChange(db: Db, requestId: number): Promise<Invoice | undefined> {
  const row = await invoices(db).where('invoice.change_request_id', '=', requestId).executeTakeFirst()
  return row && invoiceOf(row)
}

/** The invoices of registrations, by the registration. */
export async function listInvoicesOf(db: Db, registrationIds: readonly number[]): Promise<Map<number, Invoice>> {
  if (registrationIds.length === 0) return new Map()
  const rows = await invoices(db)
    .where('invoice.registration_id', 'in', [...registrationIds])
    .execute()
  return new Map(rows.map((row) => [row.registration_id ?? 0, invoiceOf(row)]))
}

/** What facilities owe whatever becomes of an application: the fees of approved changes of type, and penalties, the oldest first. */
export async function listOtherInvoicesOf(db: Db, facilityIds: readonly number[]): Promise<Invoice[]> {
  if (facilityIds.length === 0) return []
  const rows = await invoices(db)
    .where('invoice.facility_id', 'in', [...facilityIds])
    .where((invoice) =>
      invoice.or([
        invoice('invoice.purpose', '=', 'penalty'),
        invoice.and({ 'registration.kind': 'change', 'registration.status': registrationActions.Approve.leadsTo }),
      ]),
    )
    .orderBy('invoice.id')
    .execute()
  return rows.map(invoiceOf)
}

/** The number of an invoice. */
export async function getInvoiceNumber(db: Db, id: number): Promise<string> {
  const { number } = await db.selectFrom('invoice').where('id', '=', id).select('number').executeTakeFirstOrThrow()
  return number
}

/** The id of the invoice of a registration; undefined if it has none. */
export async function findInvoiceId(db: Db, registrationId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('invoice')
    .where('registration_id', '=', registrationId)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether something is still to be paid of any invoice of a facility. */
export async function hasOpenInvoice(db: Db, facilityId: number): Promise<boolean> {
  const rows = await invoices(db).where('invoice.facility_id', '=', facilityId).where(unpaidEnd, 'is', null).execute()
  return rows.some((row) => invoiceOf(row).is_open)
}

/** The last day to pay the penalty that an invoice asks for; null if it asks for none, or for one without a day. */
export async function findLastDayToPay(db: Db, id: number): Promise<string | null> {
  const days = db.selectFrom('penalty').where('invoice_id', '=', id)
  return (await days.select(({ fn }) => fn.min('due_date').as('day')).executeTakeFirstOrThrow()).day
}
