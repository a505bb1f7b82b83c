import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { listBriefs } from '../applications/registration-briefs.ts'

/** The applications with one of these references. */
export async function findApplications(db: Db, references: readonly string[], today: string) {
  const rows = await db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where(sql<boolean>`registration.reference = any(${references}::text[])`)
    .select(['registration.id', 'facility.company_name'])
    .execute()
  const names = new Map(rows.map(({ id, company_name }) => [id, company_name]))
  const briefs = await listBriefs(db, [...names.keys()], today)
  return briefs.map((brief) => ({ ...brief, company_name: names.get(brief.id) ?? '' }))
}

/** The invoices with one of these numbers, and the payments whose receipt has one. A receipt that was taken back is not found. */
export async function findPapers(db: Db, numbers: readonly string[]) {
  const invoices = await db
    .selectFrom('invoice')
    .innerJoin('facility', 'facility.id', 'invoice.facility_id')
    .where(sql<boolean>`invoice.number = any(${numbers}::text[])`)
    .select(['invoice.id', 'invoice.number', 'facility.company_name'])
    .execute()
  const receipts = await db
    .selectFrom('payment_decision')
    .innerJoin('payment', 'payment.id', 'payment_decision.payment_id')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .where(sql<boolean>`payment_decision.receipt_number = any(${numbers}::text[])`)
    .where('payment.status', '=', 'confirmed')
    .select(['payment.id', sql<string>`payment_decision.receipt_number`.as('number'), 'facility.company_name'])
    .execute()
  return [
    ...invoices.map((invoice) => ({ kind: 'invoice' as const, ...invoice })),
    ...receipts.map((receipt) => ({ kind: 'receipt' as const, ...receipt })),
  ]
}
