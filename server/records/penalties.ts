import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { PenaltyTable } from '../database/tables/penalties.ts'
import { type Paging, pageOf } from './paging.ts'
import { tallyPenalties } from './tallies.ts'

const columns = ['id', 'facility_id', 'registration_id', 'user_id', 'comment', 'created_at'] as const

/** A page of all penalties, the newest first, and the number of penalised facilities. Uses the index penalty_by_age. */
export async function pagePenalties(db: Db, paging: Paging) {
  const newestFirst = db.selectFrom('penalty').select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc')
  const { n, facilities } = await tallyPenalties(db)
  return { ...(await pageOf(db, newestFirst, { ...paging, known: { total: n } })), facilities }
}

/** The penalties of one facility, the newest first. */
export function penaltiesOf(db: Db, facilityId: number) {
  return db.selectFrom('penalty').where('facility_id', '=', facilityId).select(columns).orderBy('id', 'desc')
}

/** How often a facility was penalised. */
export async function countPenaltiesOf(db: Db, facilityId: number): Promise<number> {
  const { total } = await db
    .selectFrom('penalty')
    .where('facility_id', '=', facilityId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Adds a penalty. */
export function insertPenalty(db: Db, penalty: Insertable<PenaltyTable>) {
  return db.insertInto('penalty').values(penalty).returning(columns).executeTakeFirstOrThrow()
}
