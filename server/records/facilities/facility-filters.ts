import type { StatusFilter } from '@portal/contract/fields/filters.ts'
import { grantedStatuses, registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { type RawBuilder, sql } from 'kysely'
import { shownCondition } from '../applications/shown-registration.ts'
import { isNoLicenceTakenBack, isNotTakenBack } from '../imports/taken-back.ts'
import { isFacilityLicensed } from '../licences/licensed-today.ts'
import type { Paging } from '../shared/paging.ts'

/** The filters and the order of a list of facilities or registrations. */
export interface FacilityFilters extends Paging {
  /** What is searched for. */
  q?: string | undefined
  status?: readonly StatusFilter[] | undefined
  facility_type_id?: number | undefined
  local_gov_area_id?: number | undefined
  /** Only facilities that are licensed today. */
  licensed?: 'yes' | undefined
  /** Only facilities from the paper register, or those of them whose licence needs a date. */
  from_paper?: 'yes' | 'needs_date' | undefined
  /** Only facilities of this import. */
  import_id?: number | undefined
  /** A field, with a leading `-` for descending order. */
  sort?: string | undefined
}

/** The order of a list unless another is asked for, or something is searched for. */
export const usualOrder = '-created_at'

const isFromPaper = sql<boolean>`facility.import_id is not null`
/** Recorded from paper that says no day, and without an application since. */
const needsDate = sql<boolean>`(${isFromPaper} and facility.registration_id is null)`

/** The SQL condition of the filters for one of the two tables. */
export function filterCondition(
  table: 'facility' | 'registration',
  filters: Omit<FacilityFilters, 'q' | 'sort' | keyof Paging>,
  today: string,
): RawBuilder<boolean> {
  const { status, licensed, from_paper, import_id, facility_type_id, local_gov_area_id } = filters
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const hasStatus = (requested: readonly StatusFilter[]) =>
    table === 'registration'
      ? inAnyStatus(requested, today, {
          status: column('status'),
          expiry_date: column('expiry_date'),
          isEnded: sql`registration.ended_at is not null`,
        })
      : shownCondition(
          (prefix) =>
            inAnyStatus(requested, today, {
              status: column(`${prefix}status`),
              expiry_date: column(`${prefix}expiry_date`),
              isEnded: sql`false`,
            }),
          today,
        )
  const conditions = [table === 'facility' ? isNotTakenBack : isNoLicenceTakenBack]
  if (facility_type_id !== undefined) conditions.push(sql`${column('facility_type_id')} = ${facility_type_id}`)
  if (local_gov_area_id !== undefined) conditions.push(sql`${column('local_gov_area_id')} = ${local_gov_area_id}`)
  if (status) conditions.push(hasStatus(status))
  if (licensed) conditions.push(isFacilityLicensed(today))
  if (from_paper) conditions.push(from_paper === 'yes' ? isFromPaper : needsDate)
  if (import_id !== undefined) conditions.push(sql`facility.import_id = ${import_id}`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The condition for what narrows a search besides its words, the LGA and the type, which are looked up together. */
export function conditionBesidesSearch(
  table: 'facility' | 'registration',
  { status, licensed, from_paper, import_id }: FacilityFilters,
  { today, narrowed }: { today: string; narrowed: RawBuilder<boolean> },
): RawBuilder<boolean> {
  return sql<boolean>`(${filterCondition(table, { status, licensed, from_paper, import_id }, today)} and ${narrowed})`
}

const ungranted = registrationStatuses.filter((name) => !grantedStatuses.some((granted) => granted === name))

interface StatusColumns {
  status: RawBuilder<unknown>
  expiry_date: RawBuilder<unknown>
  /** An ended registration is in none of the statuses. */
  isEnded: RawBuilder<unknown>
}

/** The condition that a row has one of the statuses as badges and charts show them: an expired one has only `expired`. */
export function inAnyStatus(
  requested: readonly StatusFilter[],
  today: string,
  { status, expiry_date, isEnded }: StatusColumns,
): RawBuilder<boolean> {
  const either: RawBuilder<unknown>[] = requested.includes('expired') ? [sql`${expiry_date} < ${today}::date`] : []
  for (const name of grantedStatuses.filter((name) => requested.includes(name)))
    either.push(sql`(${status} = ${name} and ${expiry_date} >= ${today}::date)`)
  const [one, ...more] = ungranted.filter((name) => requested.includes(name))
  if (one && more.length === 0) either.push(sql`(${status} = ${one} and not (${isEnded}))`)
  // Several are literals, because only then the partial index of waiting registrations is used. They are from a closed list.
  else if (one)
    either.push(sql`(${status} in (${sql.join([one, ...more].map((name) => sql.lit(name)))}) and not (${isEnded}))`)
  return sql<boolean>`(${sql.join(either, sql` or `)})`
}

/**
 * The columns to order by, all in the same direction, so that one index serves both directions. Rows that are collected first
 * and sorted afterwards are compared as a row: no index can serve that order, so the planner uses the index of words.
 */
export function orderColumns(
  { sort, isCollected }: { sort: string; isCollected: boolean },
  columns: Record<string, readonly (string | RawBuilder<unknown>)[]>,
): RawBuilder<unknown>[] {
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const asked = Object.entries(columns).find(([field]) => field === sort.replace('-', ''))
  const names = (asked?.[1] ?? []).map((column) => (typeof column === 'string' ? sql.ref(column) : column))
  return isCollected ? [sql`row(${sql.join(names)}) ${direction}`] : names.map((name) => sql`${name} ${direction}`)
}
