import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

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
      sql<boolean>`exists (
        select from registration
        where facility_id = facility.id and (ended_at is null or approved_at is not null)
      )`.as('is_licensed'),
    ])
    .executeTakeFirst()
}
