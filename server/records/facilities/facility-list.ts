import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { tallyFacilities } from '../reports/tallies.ts'
import { pageOfSearch } from '../search/search.ts'
import { pageOf } from '../shared/paging.ts'
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

function orderedIds(db: Db, { filters, today, userId }: Asked, isCollected: boolean) {
  const { sort = usualOrder } = filters
  const rows = db
    .selectFrom('facility')
    .select('facility.id')
    .where(sql<boolean>`(${filterCondition('facility', filters, today)} and ${isListedFor(userId)})`)
  return orderColumns({ sort, isCollected }, facilityOrders).reduce((query, column) => query.orderBy(column), rows)
}

function isListedFor(userId: number | undefined) {
  return userId === undefined ? sql<boolean>`true` : isOwnFacility(userId)
}

async function facilitiesInOrder(db: Db, rows: readonly { id: number }[], today: string): Promise<Facility[]> {
  const ids = rows.map(({ id }) => id)
  const byId = await getFacilities(db, ids, today)
  return ids.flatMap((id) => byId.get(id) ?? [])
}
