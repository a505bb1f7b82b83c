import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { pageOfSearch } from '../search/search.ts'
import type { Paging } from '../shared/paging.ts'
import { type ListDay, partsOf, type RenewalFilters } from './renewal-lists.ts'

/** A page of the rows of a list of renewals whose facility matches the words, the best match first. */
export function pageOfFoundRenewals(db: Db, filters: RenewalFilters & Paging & { q: string }, day: ListDay) {
  const parts = partsOf(filters.list, day)
  const [{ table }] = parts
  const where = sql<boolean>`(${sql.join(
    parts.map((part) => part.where),
    sql` or `,
  )})`
  const list =
    table === 'facility'
      ? { id: sql<number>`facility.id`, join: sql``, where }
      : {
          id: sql<number>`registration.id`,
          join: sql`join registration on registration.facility_id = facility.id`,
          where,
        }
  return pageOfSearch(db, { q: filters.q, among: { ...filters, today: day.today }, paging: filters, list })
}
