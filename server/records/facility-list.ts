import type { StatusFilter } from '@portal/contract/filters.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { facilityRows, withRegistrations } from './facilities.ts'
import { type Paging, pageOf } from './paging.ts'
import { tallyFacilities } from './tallies.ts'

/** What a list of facilities may be narrowed and ordered by. */
export interface FacilityFilters extends Paging {
  /** Words from the name, the owner's name or the CAC number. */
  q?: string | undefined
  status?: StatusFilter | undefined
  facility_type_id?: number | undefined
  local_gov_area_id?: number | undefined
  /** A field, with `-` in front for downwards. */
  sort: string
}

const sortColumns = {
  created_at: 'facility.created_at',
  name: 'facility.company_name',
  status: 'facility.status',
  lga: 'facility.local_gov_area_id',
  category: 'facility.facility_type_id',
} as const

/** One page of facilities: an owner's own, or all when `userId` is not given. Every order has its index, see the migration. */
export async function pageFacilities(db: Db, filters: FacilityFilters, today: string, userId?: number) {
  let query = db.selectFrom('facility').where((is) => narrowed(is, filters, today))
  if (userId !== undefined) query = query.where('facility.user_id', '=', userId)
  const direction = filters.sort.startsWith('-') ? 'desc' : 'asc'
  const ids = query
    .select('facility.id')
    .orderBy(sql.ref(columnOf(filters.sort)), direction)
    .orderBy('facility.id', direction)
  const isTallied = userId === undefined && !filters.q
  const known = isTallied ? await tallyFacilities(db, filters, today) : undefined
  const page = await pageOf(db, ids, { ...filters, known })
  const rows = await facilityRows(db.selectFrom('facility'))
    .where('facility.id', '=', sql<number>`any(${page.data.map(({ id }) => id)}::int[])`)
    .execute()
  const byId = new Map((await withRegistrations(db, rows, today)).map((facility) => [facility.id, facility]))
  return { ...page, data: page.data.flatMap(({ id }) => byId.get(id) ?? []) }
}

/** The condition that a list's filters stand for, on the facility. */
export function narrowed(is: ExpressionBuilder<Tables, 'facility'>, filters: FacilityFilters, today: string) {
  const { q, status, facility_type_id, local_gov_area_id } = filters
  const conditions = []
  if (facility_type_id !== undefined) conditions.push(is('facility.facility_type_id', '=', facility_type_id))
  if (local_gov_area_id !== undefined) conditions.push(is('facility.local_gov_area_id', '=', local_gov_area_id))
  if (status === 'expired') conditions.push(is('facility.expiry_date', '<', today))
  else if (status !== undefined) conditions.push(is('facility.status', '=', status))
  if (q) {
    const words = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    conditions.push(
      is.or([
        is('facility.company_name', 'ilike', words),
        is('facility.owner_name', 'ilike', words),
        is('facility.cac', 'ilike', words),
      ]),
    )
  }
  return is.and(conditions)
}

function columnOf(sort: string): string {
  const field = sort.replace('-', '')
  const column = Object.entries(sortColumns).find(([name]) => name === field)
  return column?.[1] ?? sortColumns.created_at
}
