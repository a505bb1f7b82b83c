import type { RegisterStanding } from '@portal/domain/public-register.ts'
import { type RestrictionKind, standings } from '@portal/domain/standing.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * The condition for the entries of the register with a standing, on the columns of `register_entry` under the name `facility`.
 * The rule is in `domain/verification.ts`; this is the same in SQL, so that its indexes are used. A test compares the two.
 */
export function hasStanding(standing: RegisterStanding, today: string): RawBuilder<boolean> {
  return conditions(today)[standing]
}

function conditions(today: string): Record<RegisterStanding, RawBuilder<boolean>> {
  const day = sql`${today}::date`
  const heaviest = heaviestOn(day)
  const isGood = sql<boolean>`not (is_watched and ${heaviest} is not null)`
  const stands = (kind: RestrictionKind | 'closed') => sql<boolean>`(is_watched and ${heaviest} = ${sql.lit(kind)})`
  const isInForce = (kind: string) =>
    sql<boolean>`(is_granted and kind = ${sql.lit(kind)} and expiry_date >= ${day} and ${isGood})`
  const isPast = sql<boolean>`(is_granted and expiry_date < ${day} and ${isGood})`
  return {
    licensed: isInForce('certificate'),
    'provisionally licensed': isInForce('statement'),
    'expired, renewal under review': sql`(renewal_submitted_on is not null and renewal_submitted_on <= expiry_date and ${isPast})`,
    expired: sql`(${isPast} and (renewal_submitted_on is null or renewal_submitted_on > expiry_date))`,
    suspended: stands('suspended'),
    sealed: stands('sealed'),
    revoked: stands('revoked'),
    closed: stands('closed'),
    'no longer licensed': sql`(not is_granted and ${isGood})`,
  }
}

/** The heaviest of what a facility is under on a day, in the order of `standings`; null if it stands well. */
function heaviestOn(day: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(
    select kind from (
      select kind from facility_restriction as restriction
      where restriction.facility_id = facility.id and lifted_at is null
        and from_date <= ${day} and coalesce(until_date, 'infinity') >= ${day}
      union all
      select 'closed' from facility_closing as closing
      where closing.facility_id = facility.id and reopened_at is null and closed_from <= ${day}
    ) as holding
    order by array_position(array[${sql.join(standings.map((standing) => sql.lit(standing)))}], kind) limit 1
  )`
}
