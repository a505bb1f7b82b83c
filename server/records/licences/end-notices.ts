import { registrationActions } from '@portal/domain/actions/registration.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { EndNoticeTable } from '../../database/tables/registrations.ts'

interface Ended {
  before: string
  from: string
  limit: number
}

/**
 * Temporary approvals that ended between two days, of whose end the owner was not told. Uses the index
 * registration_by_expiry.
 */
export async function listEndedUntold(db: Db, { before, from, limit }: Ended) {
  return db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where('registration.status', '=', registrationActions['Temporary Approval'].leadsTo)
    .where('registration.ended_at', 'is', null)
    .where('registration.expiry_date', '>=', from)
    .where('registration.expiry_date', '<', before)
    .where('facility.user_id', 'is not', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('end_notice')
            .whereRef('end_notice.registration_id', '=', 'registration.id')
            .whereRef('end_notice.expiry_date', '=', 'registration.expiry_date')
            .select('end_notice.told_at'),
        ),
      ),
    )
    .orderBy('registration.expiry_date')
    .orderBy('registration.id')
    .limit(sql.lit(limit))
    .select(['registration.id', sql<string>`registration.expiry_date`.as('expiry_date')])
    .execute()
}

/** Records that the owner is told of an end; whether they were not told before. */
export async function insertEndNotice(db: Db, notice: Insertable<EndNoticeTable>): Promise<boolean> {
  const row = await db
    .insertInto('end_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('registration_id')
    .executeTakeFirst()
  return row !== undefined
}
