import type { Db } from '../database/connect.ts'

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
