import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ApplicantTable } from '../../database/tables/registrations.ts'

/**
 * The applicant of a facility without an owner account, as far as the ministry knows: its owner with the contacts of the facility. What
 * is not known is an empty text, and asked for before the application is submitted.
 */
export async function applicantFromFacility(
  db: Db,
  facilityId: number,
): Promise<Omit<Insertable<ApplicantTable>, 'registration_id'>> {
  const { owner_name, phone_number, facility_email } = await db
    .selectFrom('facility')
    .where('id', '=', facilityId)
    .select(['owner_name', 'phone_number', 'facility_email'])
    .executeTakeFirstOrThrow()
  const names = owner_name.trim().split(/\s+/)
  const last_name = names.length > 1 ? (names.at(-1) ?? '') : ''
  const first_name = (names.length > 1 ? names.slice(0, -1) : names).join(' ')
  return { first_name, last_name, phone_number, email: facility_email ?? '' }
}
