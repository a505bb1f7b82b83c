import { payableStatuses } from '@portal/domain/standing/penalties.ts'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { chargedFacilities } from './charged-facility.ts'
import { invoicesOfRegistration } from './invoices.ts'

/** An invoice with its lines in kobo, and what decides what it asks for. */
export type ChargedInvoice = NonNullable<Awaited<ReturnType<typeof findChargedInvoice>>>

/** The invoice of a registration, what decides its fee, and whether its facility has penalties to pay; undefined if it has none. */
export async function findChargedInvoice(db: Db, registrationId: number) {
  const found = await invoicesOfRegistration(db, registrationId)
    .select((invoice) => [
      jsonObjectFrom(chargedFacilities(db).where('facility.id', '=', sql<number>`invoice.facility_id`)).as('charged'),
      sql<boolean>`${invoice.exists(
        invoice
          .selectFrom('penalty')
          .whereRef('penalty.facility_id', '=', 'invoice.facility_id')
          .where('amount_kobo', 'is not', null)
          .where('penalty.status', 'in', payableStatuses)
          .select('penalty.id'),
      )}`.as('has_penalties'),
    ])
    .executeTakeFirst()
  if (!found?.charged) return undefined
  return { ...found, charged: found.charged }
}
