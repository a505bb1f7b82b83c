import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNoLicenceTakenBack } from '../imports/taken-back.ts'

/** Whether a registration of the facility has ever been approved, or its licence was issued on paper, in a query on `facility`. */
export const wasApproved = sql<boolean>`exists (
  select from registration where registration.facility_id = facility.id
    and (approved_at is not null or registration.origin = 'paper') and ${isNoLicenceTakenBack}
)`.as('was_approved')

/** Whether a registration of the facility has ever been approved. */
export async function wasFacilityApproved(db: Db, id: number): Promise<boolean> {
  const { was_approved } = await db
    .selectFrom('facility')
    .where('facility.id', '=', id)
    .select(wasApproved)
    .executeTakeFirstOrThrow()
  return was_approved
}
