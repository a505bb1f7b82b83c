import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { invoiceOf, invoicesOfRegistration } from '../money/invoices.ts'
import { handsOf } from './review.ts'

/** What a decision on a registration rests on, in one statement: verdicts, invoice, and who ever considered and approved it. */
export async function readDecidedFacts(db: Db, registrationId: number) {
  const verdicts = db
    .selectFrom('consideration')
    .where('registration_id', '=', registrationId)
    .select(['information_verdict', 'documents_verdict'])
  const { invoice, ...facts } = await db
    .selectNoFrom([
      jsonObjectFrom(verdicts).as('consideration'),
      jsonObjectFrom(invoicesOfRegistration(db, registrationId)).as('invoice'),
      handsOf(registrationId).as('hands'),
    ])
    .executeTakeFirstOrThrow()
  return { ...facts, invoice: invoice && invoiceOf(invoice) }
}
