import type { ImportLists } from '@portal/domain/imports/import-lists.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { readSettings } from '../settings/settings.ts'

const isRetired = sql<boolean>`retired_at is not null`

/** The types of facility, and the places of the ministry's state, also those that are no longer used. */
export async function readImportLists(db: Db, today: string): Promise<ImportLists> {
  const { home_state_id } = await readSettings(db, today)
  const types = await db
    .selectFrom('facility_type')
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'category_list as name', isRetired.as('is_retired')])
    .execute()
  const lgas = await db
    .selectFrom('local_gov_area')
    .where('state_id', '=', home_state_id)
    .orderBy('list')
    .select(['id', 'list as name', isRetired.as('is_retired'), 'merged_into'])
    .execute()
  const wards = await db
    .selectFrom('ward')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'ward.local_gov_area_id')
    .where('state_id', '=', home_state_id)
    .orderBy('name')
    .orderBy('ward.id')
    .select([
      'ward.id',
      'name',
      sql<boolean>`ward.retired_at is not null`.as('is_retired'),
      'ward.merged_into',
      'local_gov_area_id as lga_id',
    ])
    .execute()
  return { types, lgas, wards }
}
