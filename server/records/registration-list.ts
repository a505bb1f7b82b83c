import type { StatusFilter } from '@portal/contract/filters.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { getFacilities } from './facilities.ts'
import { type FacilityFilters, narrowed } from './facility-list.ts'
import { pageOf } from './paging.ts'
import { listBriefs } from './registration-briefs.ts'
import { tallyRegistrations } from './tallies.ts'

const sortColumns = {
  created_at: 'registration.created_at',
  submitted_at: 'registration.submitted_at',
  name: 'facility.company_name',
  status: 'registration.status',
  lga: 'facility.local_gov_area_id',
  category: 'facility.facility_type_id',
} as const

/** One page of registrations with their facilities: an owner's own, or all when `userId` is not given. */
export async function pageRegistrations(
  db: Db,
  { status, ...filters }: FacilityFilters,
  today: string,
  userId?: number,
) {
  let query = db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where((is) => narrowed(is, filters, today))
  if (status) query = query.where((is) => hasStatus(is, status, today))
  if (userId !== undefined) query = query.where('facility.user_id', '=', userId)
  const direction = filters.sort.startsWith('-') ? 'desc' : 'asc'
  const ids = query
    .select(['registration.id', 'registration.facility_id'])
    .orderBy(sql.ref(columnOf(filters.sort)), direction)
    .orderBy('registration.id', direction)
  const isTallied = userId === undefined && !filters.q
  const known = isTallied ? await tallyRegistrations(db, { ...filters, status }, today) : undefined
  const page = await pageOf(db, ids, { ...filters, known })
  const briefs = new Map(
    (
      await listBriefs(
        db,
        page.data.map(({ id }) => id),
        today,
      )
    ).map((brief) => [brief.id, brief]),
  )
  const facilities = await getFacilities(
    db,
    page.data.map(({ facility_id }) => facility_id),
    today,
  )
  const data = page.data.flatMap(({ id, facility_id }) => {
    const brief = briefs.get(id)
    const facility = facilities.get(facility_id)
    return brief && facility ? [{ ...brief, facility }] : []
  })
  return { ...page, data }
}

function hasStatus(is: ExpressionBuilder<Tables, 'registration'>, status: StatusFilter, today: string) {
  return status === 'expired' ? is('registration.expiry_date', '<', today) : is('registration.status', '=', status)
}

function columnOf(sort: string): string {
  const field = sort.replace('-', '')
  const column = Object.entries(sortColumns).find(([name]) => name === field)
  return column?.[1] ?? sortColumns.created_at
}
