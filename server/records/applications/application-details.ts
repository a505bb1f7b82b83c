import { facility } from '@portal/contract/facilities/facility.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The details that are words or numbers of their own, and no ids. */
export const detailsInWords = facility
  .omit({
    id: true,
    facility_type_id: true,
    local_gov_area_id: true,
    ward_id: true,
    created_at: true,
    updated_at: true,
  })
  .keyof().options

/** The details of a facility in words. Its type is that of a registration, if one is given. */
export function facilityOf(db: Db, facilityId: number, registrationId?: number) {
  const applied = sql`(select facility_type_id from registration where id = ${registrationId ?? null}::int)`
  return db
    .selectFrom('facility')
    .innerJoin('facility_type', (join) =>
      join.on('facility_type.id', '=', sql<number>`coalesce(${applied}, facility.facility_type_id)`),
    )
    .innerJoin('local_gov_area', 'local_gov_area.id', 'local_gov_area_id')
    .leftJoin('ward', 'ward.id', 'facility.ward_id')
    .where('facility.id', '=', facilityId)
    .select([
      ...detailsInWords,
      'facility_type.category_list as facility_type',
      'local_gov_area.list as lga',
      'ward.name as ward',
    ])
}

/** The details of an applicant in words. */
export function applicantOf(db: Db, registrationId: number) {
  return db
    .selectFrom('applicant')
    .leftJoin('state', 'state.id', 'applicant.state_id')
    .leftJoin('local_gov_area', 'local_gov_area.id', 'applicant.local_gov_area_id')
    .leftJoin('ward', 'ward.id', 'applicant.ward_id')
    .where('registration_id', '=', registrationId)
    .select([
      'first_name',
      'last_name',
      'email',
      'phone_number',
      'date_of_birth',
      'educational_qualification',
      'qualification_date',
      'employment_status',
      'current_employment',
      'emp_address',
      'address',
      'state.name as state',
      'local_gov_area.list as lga',
      'ward.name as ward',
      'certificate_name',
      'certificate_number',
      'employment_address',
      'employment_experience',
    ])
}
