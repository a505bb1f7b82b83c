import { type RestrictionKind, restrictionKinds, type Standing, standings } from '@portal/domain/standing/standing.ts'
import { type RawBuilder, sql } from 'kysely'

/** The standings in which a licence has no effect. */
export type BadStanding = Exclude<Standing, 'good'>

/** What takes the effect from a licence, the heaviest first. */
export const badStandings = standings.filter((standing) => standing !== 'good')

/** Whether the row `facility` is under one of them on a day: the rule of `domain/standing/standing.ts` in SQL. */
export function isUnder(kinds: readonly BadStanding[], day: RawBuilder<unknown>): RawBuilder<boolean> {
  const restrictions = kinds.filter((kind) => kind !== 'closed')
  const ways = [
    ...(restrictions.length > 0 ? [isRestricted(restrictions, day)] : []),
    ...(kinds.includes('closed') ? [isClosed(day)] : []),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

/** Whether it is the heaviest of what the row `facility` is under on a day. */
export function isHeaviest(kind: BadStanding, day: RawBuilder<unknown>): RawBuilder<boolean> {
  const heavier = badStandings.slice(0, badStandings.indexOf(kind))
  const isLess = heavier.length > 0 ? isUnder(heavier, day) : sql`false`
  // Within `case` each row is looked up by itself: the planner would begin with everything that is in force.
  return sql`case when ${isUnder([kind], day)} then not ${isLess} else false end`
}

/** The facilities that somebody has suspended, sealed or revoked, as of a day, in one of these ways. Few of all. */
export function restrictedOn(
  day: RawBuilder<unknown>,
  kinds: readonly RestrictionKind[] = restrictionKinds,
): RawBuilder<unknown> {
  return sql`(
    select facility_id from facility_restriction as restriction where ${isInForce(kinds, day)}
  )`
}

function isRestricted(kinds: readonly RestrictionKind[], day: RawBuilder<unknown>) {
  return sql`exists (
    select from facility_restriction as restriction
    where restriction.facility_id = facility.id and ${isInForce(kinds, day)}
  )`
}

function isInForce(kinds: readonly RestrictionKind[], day: RawBuilder<unknown>) {
  return sql`lifted_at is null
      and restriction.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
      and from_date <= ${day} and coalesce(until_date, 'infinity') >= ${day}`
}

function isClosed(day: RawBuilder<unknown>) {
  return sql`exists (
    select from facility_closing as closing
    where closing.facility_id = facility.id and reopened_at is null and closed_from <= ${day}
  )`
}
