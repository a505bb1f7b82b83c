import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** The account to which owners pay now: the one that was confirmed last. */
export function bankAccountInForce(db: Db) {
  return db
    .selectFrom('bank_account')
    .where('confirmed_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select(['bank', 'account_name', 'account_number'])
}
