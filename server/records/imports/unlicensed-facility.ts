import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whether a facility has a licence or an application, in a query on `facility`. A paper licence that was taken back is none. */
export const isLicensed = sql<boolean>`exists (
  select from registration
  where facility_id = facility.id and (ended_at is null or (approved_at is not null and origin = 'portal'))
)`

/** A facility as a row of an import names it, and whether it has a licence or an application; undefined if it does not exist. */
export async function findUnlicensed(db: Db, id: number) {
  return db
    .selectFrom('facility')
    .where('id', '=', id)
    .where(sql<boolean>`taken_back_at is null`)
    .select([
      'company_name as name',
      'facility_type_id as type',
      'local_gov_area_id as lga',
      'ward_id as ward',
      isLicensed.as('is_licensed'),
    ])
    .executeTakeFirst()
}
