import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { waitingSince } from '@portal/domain/accounts/given-duties.ts'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { GivenDutiesTable } from '../../database/tables/accounts.ts'

/** Duties that wait, as they are read with the account. */
export interface WaitingDuties {
  id: number
  duties: Duty[]
  given_by: number
  /** The name of the officer who gave them. */
  giver: string
  given_at: string
}

/** The condition that a row `given` waits at a moment. */
export function isWaiting(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    given.confirmed_at is null and given.withdrawn_at is null and given.given_at > ${waitingSince(now)}::timestamptz
  )`
}

/** Stores duties that wait for another officer. */
export async function insertGivenDuties(
  db: Db,
  given: Pick<GivenDutiesTable, 'user_id' | 'duties' | 'given_by' | 'given_at'>,
): Promise<void> {
  await db.insertInto('given_duties').values(given).execute()
}

type End = Pick<Updateable<GivenDutiesTable>, 'confirmed_by' | 'confirmed_at' | 'withdrawn_by' | 'withdrawn_at'>

/** Confirms or withdraws duties that wait. */
export async function endGivenDuties(db: Db, id: number, end: End): Promise<void> {
  await db.updateTable('given_duties').set(end).where('id', '=', id).execute()
}

/** Withdraws everything that waits for an account, and with `alsoGiven` what the account gave to others. */
export async function withdrawDutiesOf(
  db: Db,
  userId: number,
  { alsoGiven, by, at }: { alsoGiven: boolean; by: number | null; at: string },
): Promise<void> {
  await db
    .updateTable('given_duties')
    .set({ withdrawn_by: by, withdrawn_at: at })
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((row) => row.or([row('user_id', '=', userId), ...(alsoGiven ? [row('given_by', '=', userId)] : [])]))
    .execute()
}
