import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { tallyFacilities } from '../reports/tallies.ts'
import { pageOfSearch } from '../search/search.ts'
import { type After, type Paging, pageOf } from '../shared/paging.ts'
import { type Facility, getFacilities } from './facilities.ts'
import {
  conditionBesidesSearch,
  type FacilityFilters,
  filterCondition,
  orderColumns,
  usualOrder,
} from './facility-filters.ts'
import { isOwnFacility } from './own-facilities.ts'

/** The columns of each order of a list of facilities. Every order has its index, see the migrations. */
const facilityOrders = {
  created_at: ['facility.created_at', 'facility.id'],
  name: ['facility.name_key', 'facility.id'],
  status: ['facility.status', 'facility.created_at', 'facility.id'],
  lga: ['facility.local_gov_area_id', 'facility.created_at', 'facility.id'],
  category: ['facility.facility_type_id', 'facility.created_at', 'facility.id'],
} as const

interface Asked {
  filters: FacilityFilters
  today: string
  /** The owner whose facilities are listed; without one, all are. */
  userId: number | undefined
}

/** One page of facilities: an owner's own, or all when `userId` is not given. */
export async function pageFacilities(db: Db, filters: FacilityFilters, today: string, userId?: number) {
  const asked = { filters, today, userId }
  return filters.q === undefined ? pageByFilters(db, asked) : pageOfWords(db, filters.q, asked)
}

async function pageByFilters(db: Db, asked: Asked) {
  const { filters, today, userId } = asked
  // An owner's own are few, so they are counted, and the tallies do not know what takes the effect from a licence.
  const { licensed, from_paper, import_id } = filters
  const isTallied = userId === undefined && [licensed, from_paper, import_id].every((filter) => filter === undefined)
  const known = isTallied ? { total: await tallyFacilities(db, filters, today) } : undefined
  const page = await pageOf(db, orderedIds(db, asked, false), { ...filters, known })
  return { ...page, data: await facilitiesInOrder(db, page.data, today) }
}

/** A page of the facilities in which the words were found: the best match first, unless an order is asked for. */
async function pageOfWords(db: Db, q: string, asked: Asked) {
  const { filters, today, userId } = asked
  const where = conditionBesidesSearch('facility', filters, { today, narrowed: isListedFor(userId) })
  const { matchedIn, ...page } = await pageOfSearch(db, {
    q,
    among: { ...filters, userId, today },
    paging: filters,
    list: { id: sql<number>`facility.id`, join: sql``, where },
    sorted: filters.sort === undefined ? undefined : (isCollected) => orderedIds(db, asked, isCollected),
  })
  const data = await facilitiesInOrder(db, page.data, today)
  return { ...page, data, matched: matchedIn(data) }
}

/** A screen of matches is enough; fewer are looked for with a slip. So many are read at once. */
const [enough, readAtOnce] = [15, 100]

/** The facilities in which words were found, as a list of them shows them; at most so many, and whether there are more. */
export async function findFacilityIds(
  db: Db,
  { q, ...filters }: FacilityFilters & { q: string },
  { today, most }: { today: string; most: number },
): Promise<{ ids: number[]; isMore: boolean }> {
  const where = conditionBesidesSearch('facility', filters, { today, narrowed: sql<boolean>`true` })
  const list = { id: sql<number>`facility.id`, join: sql``, where }
  const ids: number[] = []
  for (let page = 1; ids.length <= most; page += 1) {
    const paging = { page, per_page: readAtOnce }
    const among = { ...filters, userId: undefined, today }
    const { data } = await pageOfSearch(db, { q, among, enough, paging, list })
    ids.push(...data.map(({ id }) => id))
    if (data.length < readAtOnce) break
  }
  return { ids: ids.slice(0, most), isMore: ids.length > most }
}

function orderedIds(db: Db, { filters, today, userId }: Asked, isCollected: boolean) {
  const { sort = usualOrder } = filters
  const rows = db
    .selectFrom('facility')
    .select('facility.id')
    .where(sql<boolean>`(${filterCondition('facility', filters, today)} and ${isListedFor(userId)})`)
  return orderColumns({ sort, isCollected }, facilityOrders).reduce((query, column) => query.orderBy(column), rows)
}

/** The next of all facilities that fit the filters, the newest first, after one of them. */
export async function listFacilityIdsAfter(
  db: Db,
  { after, limit, ...filters }: Omit<FacilityFilters, keyof Paging | 'q' | 'sort'> & After,
  today: string,
): Promise<{ id: number }[]> {
  return db
    .selectFrom('facility')
    .select('facility.id')
    .where(filterCondition('facility', filters, today))
    .$if(after !== undefined, (rows) => rows.where('facility.id', '<', after ?? 0))
    .orderBy('facility.id', 'desc')
    .limit(limit)
    .execute()
}

function isListedFor(userId: number | undefined) {
  return userId === undefined ? sql<boolean>`true` : isOwnFacility(userId)
}

/** Facilities in the order of their ids. */
export async function facilitiesInOrder(db: Db, rows: readonly { id: number }[], today: string): Promise<Facility[]> {
  const ids = rows.map(({ id }) => id)
  const byId = await getFacilities(db, ids, today)
  return ids.flatMap((id) => byId.get(id) ?? [])
}
