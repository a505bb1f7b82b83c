import { registrationActions } from '@portal/domain/actions/registration.ts'
import { endsOfList, type RenewalList, type WaitingList } from '@portal/domain/licences/renewal-lists.ts'
import type { RestrictionKind } from '@portal/domain/standing/standing.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Where and of which type the facilities of a list are. */
export interface PlaceFilters {
  facility_type_id?: number | undefined
  local_gov_area_id?: number | undefined
}

/** A list of renewals with its filters besides words. */
export interface RenewalFilters extends PlaceFilters {
  list: RenewalList
}

/** On which day a list is read, and how many days before the end of a licence renewal opens. */
export interface ListDay {
  today: string
  renewal_opens_days: number
}

/** A part of a list: its table, the column by which it is ordered before the id, and its rows. */
interface ListPart {
  table: 'facility' | 'registration'
  key: RawBuilder<unknown>
  keyType: RawBuilder<unknown>
  where: RawBuilder<boolean>
}

const approved = sql.lit(registrationActions.Approve.leadsTo)

/** The condition that a licence that ends on a day belongs to a list. */
function endsIn(column: RawBuilder<unknown>, list: RenewalList, { today, renewal_opens_days }: ListDay) {
  const { first, last } = endsOfList(list, today, { renewal_opens_days })
  const from = first === null ? sql<boolean>`true` : sql<boolean>`${column} >= ${first}::date`
  return last === null ? from : sql<boolean>`(${from} and ${column} <= ${last}::date)`
}

/** The condition of the filters of type and LGA. */
export function isFiltered(table: 'facility' | 'registration', { facility_type_id, local_gov_area_id }: PlaceFilters) {
  const conditions = [sql<boolean>`true`]
  if (facility_type_id !== undefined)
    conditions.push(sql`${sql.ref(`${table}.facility_type_id`)} = ${facility_type_id}`)
  if (local_gov_area_id !== undefined) {
    conditions.push(sql`${sql.ref(`${table}.local_gov_area_id`)} = ${local_gov_area_id}`)
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const revoked: RestrictionKind = 'revoked'

/** The condition that the licence of a facility is revoked on a day: nothing can be started for it. */
const isRevoked = ({ today }: ListDay) => sql`(facility.id in (
  select facility_id from facility_restriction
  where kind = ${sql.lit(revoked)} and lifted_at is null and from_date <= ${today}::date
    and (until_date is null or until_date >= ${today}::date)
))`

/**
 * The two ways in which a facility's licence is its newest registration: by its own columns, with nothing beside it; and by those
 * of the renewal that has begun, until a job has moved them. Each has its index.
 */
export function waitingLicences(
  list: WaitingList,
  day: ListDay,
  stopped: 'by nothing' | 'by closing' | 'by revocation' = 'by nothing',
): [ListPart, ...ListPart[]] {
  const closed = {
    'by nothing': sql`not facility.is_closed and not ${isRevoked(day)}`,
    'by closing': sql`facility.is_closed`,
    'by revocation': sql`not facility.is_closed and ${isRevoked(day)}`,
  }[stopped]
  const date = { table: 'facility', keyType: sql`date` } as const
  return [
    {
      ...date,
      key: sql`facility.expiry_date`,
      where: sql`(facility.status = ${approved} and facility.next_from is null
        and ${endsIn(sql`facility.expiry_date`, list, day)} and ${closed})`,
    },
    {
      ...date,
      key: sql`facility.next_expiry_date`,
      where: sql`(facility.next_from <= ${day.today}::date and facility.next_status = ${approved}
        and ${endsIn(sql`facility.next_expiry_date`, list, day)} and ${closed})`,
    },
  ]
}

const openRenewals: ListPart = {
  table: 'registration',
  key: sql`registration.queued_at`,
  keyType: sql`timestamptz`,
  where: sql`(registration.kind = 'renewal' and registration.status <> ${approved} and registration.ended_at is null)`,
}

const doneRenewals = (day: ListDay): ListPart => ({
  table: 'registration',
  key: sql`registration.expiry_date`,
  keyType: sql`date`,
  where: sql`(registration.kind = 'renewal' and registration.status = ${approved}
    and ${endsIn(sql`registration.expiry_date`, 'done', day)})`,
})

/** The parts of a list. The rows of `due` and `late` are facilities, those of `open` and `done` registrations. */
export function partsOf(list: RenewalList, day: ListDay): [ListPart, ...ListPart[]] {
  switch (list) {
    case 'due':
    case 'late':
      return waitingLicences(list, day)
    case 'open':
      return [openRenewals]
    case 'done':
      return [doneRenewals(day)]
  }
}

/** Licences that ended last come first, and renewals that last longest. The others begin with the smallest key. */
const isDown = (list: RenewalList) => list === 'late' || list === 'done'

/** The row after which a list continues. */
export interface RowPosition {
  key: string
  id: number
}

interface Slice {
  limit: number
  offset?: number
  after?: RowPosition | undefined
}

/** Some rows of a list in its order. Each part reads its index no further than the slice needs. */
export async function listRenewalRows(
  db: Db,
  filters: RenewalFilters,
  day: ListDay,
  { limit, offset = 0, after }: Slice,
): Promise<RowPosition[]> {
  const [direction, beyond] = isDown(filters.list) ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const parts = partsOf(filters.list, day).map(({ table, key, keyType, where }) => {
    const id = sql.ref(`${table}.id`)
    const isAfter = after ? sql`(${key}, ${id}) ${beyond} (${after.key}::${keyType}, ${after.id}::int)` : sql`true`
    return sql`(
      select ${key} as key, ${id} as id from ${sql.table(table)}
      where ${where} and ${isFiltered(table, filters)} and ${isAfter}
      order by ${key} ${direction}, ${id} ${direction} limit ${sql.lit(offset + limit)}
    )`
  })
  const { rows } = await sql<RowPosition>`
    select key::text as key, id from (${sql.join(parts, sql` union all `)}) as listed
    order by listed.key ${direction}, id ${direction} limit ${sql.lit(limit)} offset ${sql.lit(offset)}
  `.execute(db)
  return rows
}
