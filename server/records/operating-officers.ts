import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OperatingOfficerTable } from '../database/tables/contents.ts'

const wire = [
  'id',
  'facility_id',
  'full_name',
  'phone_number',
  'email',
  'highest_qualification',
  'folio_number',
  'cert_reg_no',
  'year_of_graduation',
  'additional_qualification',
  'additional_mdcn_qualification',
  'employment_status',
  'work_place_address',
  'previous_work_experience',
  'is_operating_officer',
] as const

/** The operating officer of a facility as saved last. */
export function findOperatingOfficer(db: Db, facilityId: number) {
  return db
    .selectFrom('operating_officer')
    .where('facility_id', '=', facilityId)
    .where('replaced_at', 'is', null)
    .select(wire)
    .executeTakeFirst()
}

/** Saves the operating officer in place of the one before, which stays in the history. The facility must be locked: there is one current row. */
export async function replaceOperatingOfficer(db: Db, officer: Insertable<OperatingOfficerTable>, now: Date) {
  await db
    .updateTable('operating_officer')
    .set({ replaced_at: now.toISOString() })
    .where('facility_id', '=', officer.facility_id)
    .where('replaced_at', 'is', null)
    .execute()
  return db.insertInto('operating_officer').values(officer).returning(wire).executeTakeFirstOrThrow()
}
