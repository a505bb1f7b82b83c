import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ClaimTable } from '../../database/tables/claims.ts'

/** Adds a letter and ends the one before. The facility must be locked. */
export async function replaceClaim(db: Db, claim: Insertable<ClaimTable> & { made_at: string }): Promise<void> {
  await db
    .updateTable('claim')
    .set({ ended_at: claim.made_at })
    .where('facility_id', '=', claim.facility_id)
    .where('ended_at', 'is', null)
    .execute()
  await db.insertInto('claim').values(claim).execute()
}

/**
 * The claim whose code can be entered today. A wrong, used, replaced or expired code, and one of a facility that has an
 * owner, finds nothing, all by this one statement.
 */
export function findClaimByCode(db: Db, codeHash: Buffer, today: string) {
  return db
    .selectFrom('claim')
    .innerJoin('facility', 'facility.id', 'claim.facility_id')
    .where('code_hash', '=', codeHash)
    .where('ended_at', 'is', null)
    .where('last_day', '>=', today)
    .where('facility.user_id', 'is', null)
    .select(['claim.id', 'facility_id', 'made_by', 'made_at', 'letter_file_id'])
    .executeTakeFirst()
}

/** Uses a claim; false if it has ended meanwhile. */
export async function endClaim(db: Db, id: number, used: { used_by: number; ended_at: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('claim')
    .set(used)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The letter of a facility whose code has not been used or replaced, with the officer who made it; it may have expired. */
export async function findLetter(db: Db, facilityId: number) {
  const letter = await db
    .selectFrom('claim')
    .innerJoin('user_account', 'user_account.id', 'made_by')
    .where('facility_id', '=', facilityId)
    .where('ended_at', 'is', null)
    .select(['made_at', 'last_day', 'first_name', 'last_name'])
    .executeTakeFirst()
  if (!letter) return null
  const { first_name, last_name, ...dates } = letter
  return { ...dates, made_by: `${first_name} ${last_name}` }
}
