import type { RegisterStanding } from '@portal/domain/public-register.ts'
import { type RestrictionKind, type Standing, standings } from '@portal/domain/standing.ts'
import { type RawBuilder, sql } from 'kysely'

type Holding = Exclude<Standing, 'good'>

/** What takes the effect from a licence, the heaviest first. */
const holding = standings.filter((standing) => standing !== 'good')

/**
 * The condition for the entries of the register with a standing, on the columns of `register_entry` under the name `facility`.
 * The rule is in `domain/verification.ts`; this is the same in SQL, so that its indexes are used. A test compares the two.
 */
export function hasStanding(standing: RegisterStanding, today: string): RawBuilder<boolean> {
  return conditions(today)[standing]
}

function conditions(today: string): Record<RegisterStanding, RawBuilder<boolean>> {
  const day = sql`${today}::date`
  const isGood = sql<boolean>`not (is_watched and ${isUnder(holding, day)})`
  const isInForce = (kind: string) =>
    sql<boolean>`(is_granted and kind = ${sql.lit(kind)} and expiry_date >= ${day} and ${isGood})`
  const isPast = sql<boolean>`(is_granted and expiry_date < ${day} and ${isGood})`
  return {
    licensed: isInForce('certificate'),
    'provisionally licensed': isInForce('statement'),
    'expired, renewal under review': sql`(renewal_submitted_on is not null and renewal_submitted_on <= expiry_date and ${isPast})`,
    expired: sql`(${isPast} and (renewal_submitted_on is null or renewal_submitted_on > expiry_date))`,
    suspended: isHeaviest('suspended', day),
    sealed: isHeaviest('sealed', day),
    revoked: isHeaviest('revoked', day),
    closed: isHeaviest('closed', day),
    'no longer licensed': sql`(not is_granted and ${isGood})`,
  }
}

/**
 * Whether it is the heaviest of what a facility is under on a day. Within `case` each entry is looked up by itself: the planner
 * would begin with everything that is in force, which is more than the watched entries of an LGA.
 */
function isHeaviest(kind: Holding, day: RawBuilder<unknown>): RawBuilder<boolean> {
  const heavier = holding.slice(0, holding.indexOf(kind))
  const isLess = heavier.length > 0 ? isUnder(heavier, day) : sql`false`
  return sql`(is_watched and case when ${isUnder([kind], day)} then not ${isLess} else false end)`
}

/** Whether a facility is under one of them on a day. */
function isUnder(kinds: readonly Holding[], day: RawBuilder<unknown>): RawBuilder<boolean> {
  const restrictions = kinds.filter((kind) => kind !== 'closed')
  const ways = [
    ...(restrictions.length > 0 ? [isRestricted(restrictions, day)] : []),
    ...(kinds.includes('closed') ? [isClosed(day)] : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

function isRestricted(kinds: readonly RestrictionKind[], day: RawBuilder<unknown>) {
  return sql`exists (
    select from facility_restriction as restriction
    where restriction.facility_id = facility.id and lifted_at is null
      and restriction.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
      and from_date <= ${day} and coalesce(until_date, 'infinity') >= ${day}
  )`
}

function isClosed(day: RawBuilder<unknown>) {
  return sql`exists (
    select from facility_closing as closing
    where closing.facility_id = facility.id and reopened_at is null and closed_from <= ${day}
  )`
}
