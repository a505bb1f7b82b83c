import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { FeeTable } from '../../database/tables/money.ts'

/** Every row of the fee table, in the order of recording. */
export function listFeeRows(db: Db) {
  return db
    .selectFrom('fee')
    .leftJoin('facility_type', 'facility_type.id', 'facility_type_id')
    .leftJoin('user_account', 'user_account.id', 'recorded_by')
    .orderBy('fee.id')
    .select([
      'fee.id',
      'facility_type_id',
      'category_list as facility_type',
      'purpose',
      'beds_from',
      'amount_kobo',
      'start_date',
      'is_sample',
      'recorded_at',
      sql<string | null>`first_name || ' ' || last_name`.as('recorded_by'),
    ])
    .execute()
}

/** Locks the fee table until the transaction ends, so that the ids of its rows follow the order of recording. */
export async function lockFees(db: Db): Promise<void> {
  await sql`lock table fee in share row exclusive mode`.execute(db)
}

/** Adds a row. The table must be locked. Returns its id. */
export async function insertFee(db: Db, fee: Insertable<FeeTable>): Promise<number> {
  return (await db.insertInto('fee').values(fee).returning('id').executeTakeFirstOrThrow()).id
}
