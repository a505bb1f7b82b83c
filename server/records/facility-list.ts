import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { facilityRows, withRegistrations } from './facilities.ts'
import { type FacilityFilters, narrowed, ordered } from './facility-filters.ts'
import { pageOf } from './paging.ts'
import { tallyFacilities } from './tallies.ts'
import { pageOfSearch } from './word-search.ts'

const columns = {
  created_at: ['facility.created_at', 'facility.id'],
  name: ['facility.company_name', 'facility.id'],
  status: ['facility.status', 'facility.created_at', 'facility.id'],
  lga: ['facility.local_gov_area_id', 'facility.created_at', 'facility.id'],
  category: ['facility.facility_type_id', 'facility.created_at', 'facility.id'],
} as const

/** One page of facilities: an owner's own, or all when `userId` is not given. Every order has its index, see the migration. */
export async function pageFacilities(db: Db, filters: FacilityFilters, today: string, userId?: number) {
  const listed = (wanted: FacilityFilters) => {
    const query = db
      .selectFrom('facility')
      .select('facility.id')
      .where(narrowed('facility', wanted, today))
    const mine = userId === undefined ? query : query.where('facility.user_id', '=', userId)
    return ordered(wanted, columns).reduce((rows, column) => rows.orderBy(column), mine)
  }
  const { q } = filters
  const known = async () => (userId === undefined ? { total: await tallyFacilities(db, filters, today) } : undefined)
  const page = q
    ? await pageOfSearch(db, { id: 'facility.id', listed }, { ...filters, q })
    : await pageOf(db, listed(filters), { ...filters, known: await known() })
  const rows = await facilityRows(db.selectFrom('facility'))
    .where('facility.id', '=', sql<number>`any(${page.data.map(({ id }) => id)}::int[])`)
    .execute()
  const byId = new Map((await withRegistrations(db, rows, today)).map((facility) => [facility.id, facility]))
  return { ...page, data: page.data.flatMap(({ id }) => byId.get(id) ?? []) }
}
