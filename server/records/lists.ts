import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { facilityRows, getFacilities, withRegistrations } from './facilities.ts'
import { type FacilityFilters, filterCondition, orderColumns } from './facility-filters.ts'
import { countUpToMax, pageOf } from './paging.ts'
import { listBriefs } from './registration-briefs.ts'
import { tallyFacilities, tallyRegistrations } from './tallies.ts'
import { pageOfSearch } from './word-search.ts'

const facilityOrders = {
  created_at: ['facility.created_at', 'facility.id'],
  name: ['facility.company_name', 'facility.id'],
  status: ['facility.status', 'facility.created_at', 'facility.id'],
  lga: ['facility.local_gov_area_id', 'facility.created_at', 'facility.id'],
  category: ['facility.facility_type_id', 'facility.created_at', 'facility.id'],
} as const

/** One page of facilities: an owner's own, or all when `userId` is not given. Every order has an index, see migration 0004. */
export async function pageFacilities(db: Db, filters: FacilityFilters, today: string, userId?: number) {
  const listed = (wanted: FacilityFilters) => {
    const query = db
      .selectFrom('facility')
      .select('facility.id')
      .where(filterCondition('facility', wanted, today))
    const mine = userId === undefined ? query : query.where('facility.user_id', '=', userId)
    return orderColumns(wanted, facilityOrders).reduce((rows, column) => rows.orderBy(column), mine)
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

const registrationOrders = {
  created_at: ['registration.created_at', 'registration.id'],
  submitted_at: ['registration.queued_at', 'registration.id'],
  expiry_date: ['registration.expiry_date', 'registration.id'],
  name: ['facility.company_name', 'facility.id', 'registration.id'],
  status: ['registration.status', 'registration.created_at', 'registration.id'],
  lga: ['registration.local_gov_area_id', 'registration.created_at', 'registration.id'],
  category: ['registration.facility_type_id', 'registration.created_at', 'registration.id'],
} as const

/** The filters and the order of a list of registrations. */
interface RegistrationFilters extends FacilityFilters {
  /** Only those that come after this registration. */
  after?: number | undefined
}

/** One page of registrations with their facilities: an owner's own, or all when `userId` is not given. */
export async function pageRegistrations(db: Db, filters: RegistrationFilters, today: string, userId?: number) {
  const following = filters.after === undefined ? undefined : comesAfter(filters.after, filters.sort)
  const listed = (wanted: FacilityFilters) => {
    let query = db
      .selectFrom('registration')
      .innerJoin('facility', 'facility.id', 'registration.facility_id')
      .select(['registration.id', 'registration.facility_id'])
      .where(filterCondition('registration', wanted, today))
    if (userId !== undefined) query = query.where('facility.user_id', '=', userId)
    if (following) query = query.where(following)
    return orderColumns(wanted, registrationOrders).reduce((rows, column) => rows.orderBy(column), query)
  }
  const { q } = filters
  const known = async () => {
    if (following) return countUpToMax(db, listed(filters))
    return userId === undefined ? { total: await tallyRegistrations(db, filters, today) } : undefined
  }
  const page = q
    ? await pageOfSearch(db, { id: 'registration.id', listed }, { ...filters, q })
    : await pageOf(db, listed(filters), { ...filters, known: await known() })
  const [ids, facilityIds] = [page.data.map(({ id }) => id), page.data.map(({ facility_id }) => facility_id)]
  const briefs = new Map((await listBriefs(db, ids, today)).map((brief) => [brief.id, brief]))
  const facilities = await getFacilities(db, facilityIds, today)
  const data = page.data.flatMap(({ id, facility_id }) => {
    const brief = briefs.get(id)
    const facility = facilities.get(facility_id)
    return brief && facility ? [{ ...brief, facility }] : []
  })
  return { ...page, data }
}

/**
 * The condition that a row comes after a registration in the requested order. The comparison is in SQL, because timestamps
 * have microseconds there. The first column is also compared by itself, so that an index on it can be used.
 * Nothing comes after a registration that has no value in the first column, such as no expiry date.
 */
function comesAfter(id: number, sort: string): RawBuilder<boolean> {
  const isDown = sort.startsWith('-')
  const [, order = registrationOrders.created_at] =
    Object.entries(registrationOrders).find(([field]) => field === sort.replace('-', '')) ?? []
  const placeIn = (column: string) => sql`(
    select ${sql.ref(column)}
    from registration join facility on facility.id = registration.facility_id
    where registration.id = ${id}
  )`
  const names = sql.join(order.map((column) => sql.ref(column)))
  const place = sql.join(order.map(placeIn))
  const [first] = order
  const notBefore = sql`${sql.ref(first)} ${isDown ? sql`<=` : sql`>=`} ${placeIn(first)}`
  return sql`(${notBefore} and (${names}) ${isDown ? sql`<` : sql`>`} (${place}))`
}
