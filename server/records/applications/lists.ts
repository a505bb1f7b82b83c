import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type CaseFilters, caseCondition, isFilteredByCase } from '../cases/case-filters.ts'
import { type Facility, getFacilities } from '../facilities/facilities.ts'
import { type FacilityFilters, filterCondition, orderColumns } from '../facilities/facility-filters.ts'
import { isOwnFacility } from '../facilities/own-facilities.ts'
import { tallyFacilities, tallyRegistrations } from '../reports/tallies.ts'
import { pageOfSearch } from '../search/search.ts'
import { countUpToMax, pageOf, type Total } from '../shared/paging.ts'
import { sinceOldestInForce } from './oldest-in-force.ts'
import { listBriefs } from './registration-briefs.ts'

/** The order of a list unless another is asked for, or something is searched for. */
const usualOrder = '-created_at'

const facilityOrders = {
  created_at: ['facility.created_at', 'facility.id'],
  name: ['facility.name_key', 'facility.id'],
  status: ['facility.status', 'facility.created_at', 'facility.id'],
  lga: ['facility.local_gov_area_id', 'facility.created_at', 'facility.id'],
  category: ['facility.facility_type_id', 'facility.created_at', 'facility.id'],
} as const

/** One page of facilities: an owner's own, or all when `userId` is not given. Every order has its index, see the migrations. */
export async function pageFacilities(db: Db, filters: FacilityFilters, today: string, userId?: number) {
  const { q, sort = usualOrder } = filters
  const own = userId === undefined ? sql<boolean>`true` : isOwnFacility(userId)
  const where = sql<boolean>`(${filterCondition('facility', filters, today)} and ${own})`
  const listed = (isCollected: boolean) => {
    const rows = db.selectFrom('facility').select('facility.id').where(where)
    return orderColumns({ sort, isCollected }, facilityOrders).reduce((query, column) => query.orderBy(column), rows)
  }
  if (q === undefined) {
    const known = userId === undefined ? { total: await tallyFacilities(db, filters, today) } : undefined
    const page = await pageOf(db, listed(false), { ...filters, known })
    return { ...page, data: await facilitiesInOrder(db, page.data, today) }
  }
  const list = { id: sql<number>`facility.id`, join: sql``, where: foundWhere('facility', filters, { today, own }) }
  const search = { q, among: { ...filters, userId, today }, paging: filters, list }
  const { matchedIn, ...page } = await pageOfSearch(
    db,
    filters.sort === undefined ? search : { ...search, sorted: listed },
  )
  const data = await facilitiesInOrder(db, page.data, today)
  return { ...page, data, matched: matchedIn(data) }
}

async function facilitiesInOrder(db: Db, rows: readonly { id: number }[], today: string): Promise<Facility[]> {
  const ids = rows.map(({ id }) => id)
  const byId = await getFacilities(db, ids, today)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const registrationOrders = {
  created_at: ['registration.created_at', 'registration.id'],
  submitted_at: ['registration.queued_at', 'registration.id'],
  expiry_date: ['registration.expiry_date', 'registration.id'],
  name: ['facility.name_key', 'facility.id', 'registration.id'],
  status: ['registration.status', 'registration.created_at', 'registration.id'],
  lga: ['registration.local_gov_area_id', 'registration.created_at', 'registration.id'],
  category: ['registration.facility_type_id', 'registration.created_at', 'registration.id'],
} as const

/** The filters and the order of a list of registrations. */
interface RegistrationFilters extends FacilityFilters, CaseFilters {
  /** Only those that come after this registration. */
  after?: number | undefined
}

/** One page of registrations with their facilities: an owner's own, or all when `userId` is not given. */
export async function pageRegistrations(db: Db, filters: RegistrationFilters, today: string, userId?: number) {
  const { q, after, sort = usualOrder } = filters
  const following = after === undefined ? sql<boolean>`true` : comesAfter(after, sort)
  const own = userId === undefined ? following : sql<boolean>`${isOwnFacility(userId)} and ${following}`
  const narrowed = sql<boolean>`(${caseCondition(filters)} and ${own})`
  const where = sql<boolean>`(
    ${filterCondition('registration', filters, today)} and ${narrowed} and ${sinceOldestInForce({ ...filters, sort }, today)}
  )`
  const listed = (isCollected: boolean) => {
    const rows = db
      .selectFrom('registration')
      .innerJoin('facility', 'facility.id', 'registration.facility_id')
      .select('registration.id')
      .where(where)
    return orderColumns({ sort, isCollected }, registrationOrders).reduce(
      (query, column) => query.orderBy(column),
      rows,
    )
  }
  if (q === undefined) {
    const known = await totalOf(db, { filters, today, listed: listed(false), isOwn: userId !== undefined })
    const page = await pageOf(db, listed(false), { ...filters, known })
    return { ...page, data: await registrationsInOrder(db, page.data, today) }
  }
  const list = {
    id: sql<number>`registration.id`,
    join: sql`join registration on registration.facility_id = facility.id`,
    where: foundWhere('registration', filters, { today, own: narrowed }),
  }
  const search = { q, among: { ...filters, userId, today }, paging: filters, list }
  // What comes after a registration is a question of an order.
  const isSorted = filters.sort !== undefined || after !== undefined
  const { matchedIn, ...page } = await pageOfSearch(db, isSorted ? { ...search, sorted: listed } : search)
  const data = await registrationsInOrder(db, page.data, today)
  return { ...page, data, matched: matchedIn(data.map(({ facility }) => facility)) }
}

/** The queue is counted up to this many cases. Its index has no more rows than cases wait. */
const maxCounted = 10_000

interface Counted<Query> {
  filters: RegistrationFilters
  today: string
  listed: Query
  isOwn: boolean
}

/** The total of a list as far as it is counted quickly; undefined if its rows are to be counted, which are a person's own. */
async function totalOf<DB, T extends keyof DB, O>(
  db: Db,
  { filters, today, listed, isOwn }: Counted<SelectQueryBuilder<DB, T, O>>,
): Promise<Total | undefined> {
  if (filters.after !== undefined) return countUpToMax(db, listed)
  if (isOwn) return undefined
  if (isFilteredByCase(filters)) return countUpToMax(db, listed, maxCounted)
  return { total: await tallyRegistrations(db, filters, today) }
}

async function registrationsInOrder(db: Db, rows: readonly { id: number }[], today: string) {
  const ids = rows.map(({ id }) => id)
  const briefs = new Map((await listBriefs(db, ids, today)).map((brief) => [brief.id, brief]))
  const facilityIds = [...briefs.values()].map(({ facility_id }) => facility_id)
  const facilities = await getFacilities(db, facilityIds, today)
  return ids.flatMap((id) => {
    const brief = briefs.get(id)
    const facility = brief && facilities.get(brief.facility_id)
    return brief && facility ? [{ ...brief, facility }] : []
  })
}

/** What narrows a search besides its words, the LGA and the type, which are looked up together. */
function foundWhere(
  table: 'facility' | 'registration',
  { status }: FacilityFilters,
  { today, own }: { today: string; own: RawBuilder<boolean> },
): RawBuilder<boolean> {
  return sql<boolean>`(${filterCondition(table, { status }, today)} and ${own})`
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
