import type { RegisterStanding } from '@portal/domain/register/public-register.ts'
import { type RawBuilder, sql } from 'kysely'
import { isEntryGood, isEntryLicensed } from '../licences/licensed-today.ts'
import { type BadStanding, isHeaviest } from '../standing/standing-conditions.ts'

/** What the register is searched by. */
export interface RegisterFilters {
  q?: string | undefined
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
  standing?: RegisterStanding | undefined
}

/** The conditions for an LGA, a type and a standing, where they are given. */
export function filterConditions(filters: RegisterFilters, today: string): RawBuilder<boolean>[] {
  const { standing } = filters
  return [...placeAndType(filters), ...(standing === undefined ? [] : [hasStanding(standing, today)])]
}

/** The conditions for an LGA and a type, where they are given. */
export function placeAndType({ local_gov_area_id, facility_type_id }: RegisterFilters): RawBuilder<boolean>[] {
  return [
    ...(local_gov_area_id === undefined ? [] : [sql<boolean>`local_gov_area_id = ${local_gov_area_id}`]),
    ...(facility_type_id === undefined ? [] : [sql<boolean>`facility_type_id = ${facility_type_id}`]),
  ]
}

/**
 * The condition for the entries of the register with a standing, on the columns of `register_entry` under the name `facility`.
 * The rule is in `domain/licences/verification.ts`; this is the same in SQL, so that its indexes are used. A test compares the two.
 */
export function hasStanding(standing: RegisterStanding, today: string): RawBuilder<boolean> {
  return conditions(today)[standing]
}

function conditions(today: string): Record<RegisterStanding, RawBuilder<boolean>> {
  const day = sql`${today}::date`
  const isGood = isEntryGood(today)
  const isPast = sql<boolean>`(is_granted and expiry_date < ${day} and ${isGood})`
  const isWatchedAs = (kind: BadStanding) => sql<boolean>`(is_watched and ${isHeaviest(kind, day)})`
  return {
    licensed: isEntryLicensed(today, ['licensed']),
    'provisionally licensed': isEntryLicensed(today, ['provisionally licensed']),
    'expired, renewal under review': sql`(renewal_submitted_on is not null and renewal_submitted_on <= expiry_date and ${isPast})`,
    expired: sql`(${isPast} and (renewal_submitted_on is null or renewal_submitted_on > expiry_date))`,
    suspended: isWatchedAs('suspended'),
    sealed: isWatchedAs('sealed'),
    revoked: isWatchedAs('revoked'),
    closed: isWatchedAs('closed'),
    'no longer licensed': sql`(not is_granted and ${isGood})`,
  }
}
