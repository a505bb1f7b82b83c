import { registrationActions } from '@portal/domain/actions/registration.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ApplicantTable } from '../../database/tables/registrations.ts'
import { isLgaOf, isWardOf, type PresentPlace } from '../facilities/facility-place.ts'

/** The dates and the places that an applicant states. */
export interface StatedApplicant {
  date_of_birth: string | null
  qualification_date: string | null
  state_id: number | null
  local_gov_area_id: number | null
  ward_id: number | null
}

const upToToday = 'Enter a date up to today'

/** Refuses an applicant whose state, LGA and ward do not belong together, or with a date in the future. */
export async function checkApplicant(
  { db, today }: { db: Db; today: string },
  { date_of_birth, qualification_date, state_id, local_gov_area_id, ward_id }: StatedApplicant,
  present?: PresentPlace | null,
): Promise<void> {
  const errors: Record<string, string[]> = {}
  if (date_of_birth && date_of_birth > today) errors.date_of_birth = [upToToday]
  if (qualification_date && qualification_date > today) errors.qualification_date = [upToToday]
  if (
    local_gov_area_id &&
    !(state_id && (await isLgaOf(db, local_gov_area_id, state_id, present?.local_gov_area_id)))
  ) {
    errors.local_gov_area_id = ['Choose an LGA of this state']
  }
  if (ward_id && !(local_gov_area_id && (await isWardOf(db, ward_id, local_gov_area_id, present?.ward_id)))) {
    errors.ward_id = ['Choose a ward of this LGA']
  }
  if (Object.keys(errors).length > 0) refuse('invalid_input', 'Check what you entered', { errors })
}

/** The version of a registration's applicant. */
export function findApplicantVersion(db: Db, registrationId: number) {
  return db
    .selectFrom('applicant')
    .where('registration_id', '=', registrationId)
    .select('updated_at')
    .executeTakeFirst()
}

/** Replaces the details of an applicant and increases their version. */
export async function updateApplicant(
  db: Db,
  registrationId: number,
  details: Updateable<ApplicantTable>,
  now: Date,
): Promise<void> {
  const updated_at = sql<string>`greatest(${now.toISOString()}, updated_at + interval '1 millisecond')`
  await db
    .updateTable('applicant')
    .set({ ...details, updated_at })
    .where('registration_id', '=', registrationId)
    .execute()
}

/** The applicant of a facility's newest licence or change of type, as stated then; undefined if it has none. */
export async function findLicensedApplicant(db: Db, facilityId: number) {
  const stated = await db
    .selectFrom('applicant')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .where('facility_id', '=', facilityId)
    .where('status', '=', registrationActions.Approve.leadsTo)
    .orderBy('registration.id', 'desc')
    .selectAll('applicant')
    .limit(1)
    .executeTakeFirst()
  if (!stated) return undefined
  const { registration_id: _, updated_at: __, ...applicant } = stated
  return applicant
}
