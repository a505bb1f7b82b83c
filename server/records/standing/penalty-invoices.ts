import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { PenaltyDebt } from '@portal/domain/standing/penalty-debts.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { balanceKobo } from '../money/invoices.ts'

/** What an invoice asks for a penalty, with the number of the invoice. */
export interface InvoicedPenalty extends PenaltyDebt {
  penalty_id: number
  number: string
}

/** What each invoice that has lines of these penalties asks for them, the oldest first. */
export async function listPenaltyDebts(db: Db, penaltyIds: readonly number[]): Promise<InvoicedPenalty[]> {
  if (penaltyIds.length === 0) return []
  return db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .leftJoin('registration', 'registration.id', 'invoice.registration_id')
    .where(sql<boolean>`invoice_line.penalty_id = any(${penaltyIds}::int[])`)
    .groupBy(['invoice_line.penalty_id', 'invoice.id', 'registration.id'])
    .orderBy('invoice.id')
    .select([
      sql<number>`invoice_line.penalty_id`.as('penalty_id'),
      'invoice.id as invoice_id',
      'invoice.number',
      sql<number>`sum(invoice_line.amount_kobo)::bigint`.as('asked_kobo'),
      sql<number>`${balanceKobo}`.as('balance_kobo'),
      sql<number>`(
        select coalesce(sum(amount_kobo), 0)::bigint from payment as sent
        where sent.invoice_id = invoice.id and sent.status = 'submitted' and sent.removed_at is null
      )`.as('submitted_kobo'),
      sql<boolean>`registration.ended_at is not null and registration.status <> ${registrationActions.Approve.leadsTo}`.as(
        'is_ended',
      ),
      sql<boolean>`invoice.registration_id is null`.as('is_own'),
    ])
    .execute()
}

/** The sum of the lines of penalties on an invoice, in kobo. */
export async function readPenaltyPartKobo(db: Db, invoiceId: number): Promise<number> {
  const { asked } = await db
    .selectFrom('invoice_line')
    .where('invoice_id', '=', invoiceId)
    .where('penalty_id', 'is not', null)
    .select(sql<number>`coalesce(sum(amount_kobo), 0)::bigint`.as('asked'))
    .executeTakeFirstOrThrow()
  return asked
}

/** The penalty that an invoice is for alone; null if it is of a registration. */
export async function findPenaltyOfInvoice(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .where('invoice.id', '=', id)
    .where('invoice.registration_id', 'is', null)
    .where('invoice_line.penalty_id', 'is not', null)
    .orderBy('invoice_line.id')
    .limit(sql.lit(1))
    .select('invoice_line.penalty_id')
    .executeTakeFirst()
  return row?.penalty_id ?? null
}
