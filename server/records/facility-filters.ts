import type { StatusFilter } from '@portal/contract/filters.ts'
import { grantedStatuses, registrationStatuses } from '@portal/domain/registration-status.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Paging } from './paging.ts'

/** What a list of facilities or registrations may be narrowed and ordered by. */
export interface FacilityFilters extends Paging {
  /** Words from the facility's name, its owner's name or its CAC number. */
  q?: string | undefined
  status?: readonly StatusFilter[] | undefined
  facility_type_id?: number | undefined
  local_gov_area_id?: number | undefined
  /** A field, with `-` in front for downwards. */
  sort: string
}

/** The condition that the filters stand for, on the rows of one of the two tables. The words are the facility's in both. */
export function narrowed(
  table: 'facility' | 'registration',
  filters: Omit<FacilityFilters, 'sort' | 'page' | 'per_page'>,
  today: string,
): RawBuilder<boolean> {
  const { q, status, facility_type_id, local_gov_area_id } = filters
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const conditions = [sql<boolean>`true`]
  if (facility_type_id !== undefined) conditions.push(sql`${column('facility_type_id')} = ${facility_type_id}`)
  if (local_gov_area_id !== undefined) conditions.push(sql`${column('local_gov_area_id')} = ${local_gov_area_id}`)
  if (status)
    conditions.push(
      inAnyStatus(status, today, {
        status: column('status'),
        expiry_date: column('expiry_date'),
        isEnded: table === 'registration' ? sql`registration.ended_at is not null` : sql`false`,
      }),
    )
  if (q) conditions.push(hasWords(q))
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const ungranted = registrationStatuses.filter((name) => !grantedStatuses.some((granted) => granted === name))

interface StatusColumns {
  status: RawBuilder<unknown>
  expiry_date: RawBuilder<unknown>
  /** An ended registration is in none of the statuses. */
  isEnded: RawBuilder<unknown>
}

/** Whether a row stands in one of the statuses, as badges and charts say it: what is past its date is in none but `expired`. */
export function inAnyStatus(
  asked: readonly StatusFilter[],
  today: string,
  { status, expiry_date, isEnded }: StatusColumns,
): RawBuilder<boolean> {
  const either: RawBuilder<unknown>[] = asked.includes('expired') ? [sql`${expiry_date} < ${today}::date`] : []
  for (const name of grantedStatuses.filter((name) => asked.includes(name)))
    either.push(sql`(${status} = ${name} and ${expiry_date} >= ${today}::date)`)
  const [one, ...more] = ungranted.filter((name) => asked.includes(name))
  if (one && more.length === 0) either.push(sql`(${status} = ${one} and not (${isEnded}))`)
  // Several are written out: only then the index of those that wait is used. They are from a closed list, in its order.
  else if (one)
    either.push(sql`(${status} in (${sql.join([one, ...more].map((name) => sql.lit(name)))}) and not (${isEnded}))`)
  return sql<boolean>`(${sql.join(either, sql` or `)})`
}

/** Whether a facility's name, its owner's name or its CAC number has the words. */
export function hasWords(q: string, words: RawBuilder<string> = sql`facility.words`): RawBuilder<boolean> {
  const pattern = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`${words} like lower(${pattern})`
}

/**
 * The order that `sort` asks for: each of its columns in the same direction, so that one index carries it both ways. Rows that
 * are searched by words are found by the index of words first and sorted then: in the order of a row no index reads.
 */
export function ordered(
  { sort, q }: Pick<FacilityFilters, 'sort' | 'q'>,
  columns: Record<string, readonly string[]>,
): RawBuilder<unknown>[] {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const asked = Object.entries(columns).find(([field]) => field === sort.replace('-', ''))
  const names = (asked?.[1] ?? []).map((column) => sql.ref(column))
  return q ? [sql`row(${sql.join(names)}) ${direction}`] : names.map((name) => sql`${name} ${direction}`)
}
