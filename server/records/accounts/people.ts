import { type StaffGroup, staffCadres } from '@portal/domain/applications/staff-cadres.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OperatingOfficerTable } from '../../database/tables/contents.ts'
import { momentInJson } from '../shared/moment-in-json.ts'

/** The details of an owner's account, which are copied as the applicant into each registration that they start. */
export function getApplicantOf(db: Db, userId: number) {
  return db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select([
      'first_name',
      'last_name',
      'email',
      'phone_number',
      'educational_qualification',
      'employment_status',
      'address',
      'state_id',
      'local_gov_area_id',
      'certificate_name',
      'certificate_number',
      'employment_address',
      'employment_experience',
    ])
    .executeTakeFirstOrThrow()
}

const officerColumns = [
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

/** Each save makes a new row, so the version is the moment at which the row was made. */
const officerVersion = momentInJson('created_at').as('updated_at')

/** A query for the current operating officer of a facility. */
export function operatingOfficerOf(db: Db, facilityId: number) {
  return db
    .selectFrom('operating_officer')
    .where('facility_id', '=', facilityId)
    .where('replaced_at', 'is', null)
    .select([...officerColumns, officerVersion])
}

/** As {@link operatingOfficerOf}, without the version: what a snapshot of the application stores. */
export function suppliedOfficerOf(db: Db, facilityId: number) {
  return operatingOfficerOf(db, facilityId).clearSelect().select(officerColumns)
}

/** Replaces the operating officer; the old row stays in the history. The facility must be locked, because there is one current row. */
export async function replaceOperatingOfficer(db: Db, officer: Insertable<OperatingOfficerTable>, now: Date) {
  await db
    .updateTable('operating_officer')
    .set({ replaced_at: now.toISOString() })
    .where('facility_id', '=', officer.facility_id)
    .where('replaced_at', 'is', null)
    .execute()
  const earlier = db
    .selectFrom('operating_officer')
    .where('facility_id', '=', officer.facility_id)
    .select(sql`max(created_at) + interval '1 millisecond'`.as('later'))
  return db
    .insertInto('operating_officer')
    .values({ ...officer, created_at: sql`greatest(${now.toISOString()}::timestamptz, ${earlier})` })
    .returning([...officerColumns, officerVersion])
    .executeTakeFirstOrThrow()
}

const knownCadres = staffCadres.map(({ name }) => name.toLowerCase())

/** The staff of a facility, counted by the fields that decide their line in the Staff Strength table. */
export async function countStaff(db: Db, facilityId: number): Promise<StaffGroup[]> {
  // Names that are not known cadres are free text, so they are counted together.
  const known = (column: 'cadre' | 'designation') => {
    const name = sql`lower(btrim(${sql.ref(column)}))`
    return sql<string>`case when ${name} = any(${knownCadres}::text[]) or ${name} = '' then ${name} else 'another' end`
  }
  return db
    .selectFrom('staff')
    .where('facility_id', '=', facilityId)
    .where('removed_at', 'is', null)
    .groupBy([sql.lit(1), sql.lit(2), sql.lit(3), sql.lit(4)])
    .select([
      'staff_category_type',
      known('cadre').as('cadre'),
      sql<string | null>`case when designation is not null then ${known('designation')} end`.as('designation'),
      'time',
      sql<number>`count(*)::int`.as('heads'),
    ])
    .execute()
}
