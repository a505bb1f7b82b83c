import type { AcceptedPair } from '@portal/domain/facilities/facility-flags.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { AcceptedFlagTable } from '../../database/tables/accepted-flags.ts'

/** Accepts these pairs. Returns how many of them nobody had accepted before, and the id of the acceptance. */
export async function insertAcceptedFlag(
  db: Db,
  flag: Insertable<AcceptedFlagTable>,
  pairs: readonly AcceptedPair[],
): Promise<{ id: number; accepted: number }> {
  const { id } = await db.insertInto('accepted_flag').values(flag).returning('id').executeTakeFirstOrThrow()
  const rows = pairs.map((pair) => ({ ...pair, accepted_flag_id: id }))
  const inserted = await db
    .insertInto('accepted_pair')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql`1`.as('one'))
    .execute()
  return { id, accepted: inserted.length }
}
