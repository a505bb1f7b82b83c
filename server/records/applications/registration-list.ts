import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type CaseFilters, caseCondition, isFilteredByCase } from '../cases/case-filters.ts'
import { getFacilities } from '../facilities/facilities.ts'
import {
  conditionBesidesSearch,
  type FacilityFilters,
  filterCondition,
  orderColumns,
  usualOrder,
} from '../facilities/facility-filters.ts'
import { isOwnFacility } from '../facilities/own-facilities.ts'
import { tallyRegistrations } from '../reports/tallies.ts'
import { pageOfSearch } from '../search/search.ts'
import { countUpToMax, pageOf, type Total } from '../shared/paging.ts'
import { sinceOldestInForce } from './oldest-in-force.ts'
import { listBriefs } from './registration-briefs.ts'
import { comesAfter, registrationOrders } from './registration-order.ts'

/** The queue is counted up to this many cases. Its index has no more rows than cases wait. */
const maxCounted = 10_000

/** The filters and the order of a list of registrations. */
interface RegistrationFilters extends FacilityFilters, CaseFilters {
  /** Only those that come after this registration. */
  after?: number | undefined
}

interface Asked {
  filters: RegistrationFilters
  today: string
  /** The owner whose registrations are listed; without one, all are. */
  userId: number | undefined
}

/** One page of registrations with their facilities: an owner's own, or all when `userId` is not given. */
export async function pageRegistrations(db: Db, filters: RegistrationFilters, today: string, userId?: number) {
  const asked = { filters, today, userId }
  return filters.q === undefined ? pageByFilters(db, asked) : pageOfWords(db, filters.q, asked)
}

async function pageByFilters(db: Db, asked: Asked) {
  const { filters, today } = asked
  const known = await quickTotal(db, asked)
  const page = await pageOf(db, orderedIds(db, asked, false), { ...filters, known })
  return { ...page, data: await registrationsInOrder(db, page.data, today) }
}

/** A page of the registrations in whose facilities the words were found: the best match first, unless an order is asked for. */
async function pageOfWords(db: Db, q: string, asked: Asked) {
  const { filters, today, userId } = asked
  // What comes after a registration is a question of an order.
  const isSorted = filters.sort !== undefined || filters.after !== undefined
  const { matchedIn, ...page } = await pageOfSearch(db, {
    q,
    among: { ...filters, userId, today },
    paging: filters,
    list: {
      id: sql<number>`registration.id`,
      join: sql`join registration on registration.facility_id = facility.id`,
      where: conditionBesidesSearch('registration', filters, { today, narrowed: isAskedFor(asked) }),
    },
    sorted: isSorted ? (isCollected) => orderedIds(db, asked, isCollected) : undefined,
  })
  const data = await registrationsInOrder(db, page.data, today)
  return { ...page, data, matched: matchedIn(data.map(({ facility }) => facility)) }
}

function orderedIds(db: Db, asked: Asked, isCollected: boolean) {
  const { filters, today } = asked
  const { sort = usualOrder } = filters
  const where = sql<boolean>`(
    ${filterCondition('registration', filters, today)} and ${isAskedFor(asked)} and ${sinceOldestInForce({ ...filters, sort }, today)}
  )`
  const rows = db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .select('registration.id')
    .where(where)
  return orderColumns({ sort, isCollected }, registrationOrders).reduce((query, column) => query.orderBy(column), rows)
}

/** The condition for the filters that only registrations have, and for whose they are. */
function isAskedFor({ filters, userId }: Asked) {
  const { after, sort = usualOrder } = filters
  const following = after === undefined ? sql<boolean>`true` : comesAfter(after, sort)
  const own = userId === undefined ? following : sql<boolean>`${isOwnFacility(userId)} and ${following}`
  return sql<boolean>`(${caseCondition(filters)} and ${own})`
}

/** The total of a list as far as it is counted quickly; undefined if its rows are to be counted, which are a person's own. */
async function quickTotal(db: Db, asked: Asked): Promise<Total | undefined> {
  const { filters, today, userId } = asked
  const listed = orderedIds(db, asked, false)
  if (filters.after !== undefined) return countUpToMax(db, listed)
  if (userId !== undefined) return undefined
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
