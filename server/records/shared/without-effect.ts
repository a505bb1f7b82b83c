import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { statusOfLicence } from '@portal/domain/licences/licensed-today.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { shownCondition } from '../applications/shown-registration.ts'
import { isOwnFacility } from '../facilities/own-facilities.ts'
import type { Scope } from '../reports/tallies.ts'
import { isHeaviest, restrictedOn } from '../standing/standing-conditions.ts'

/** Facilities with an approval in date that has no effect today: they count as fully registered, but are not licensed. */
export interface WithoutEffect {
  /** Suspended, sealed or revoked. */
  facility_restricted: number
  facility_closed: number
}

/**
 * Counts them from the rows of today, not from tallies: a suspension begins and ends at midnight, when nobody writes anything. What
 * is read are the facilities that are under something today, which are few, and never all facilities.
 */
export async function countWithoutEffect(db: Db, scope: Scope, today: string): Promise<WithoutEffect> {
  const isActive = isInDateAs([statusOfLicence.licensed], today)
  const isCounted = scope === 'everybody' ? isActive : sql<boolean>`(${isOwnFacility(scope.ownerId)} and ${isActive})`
  const { restricted, closed } = withoutEffect(sql`${today}::date`)
  const count = (where: RawBuilder<unknown>) =>
    sql`(select count(*)::int from facility where ${isCounted} and ${where})`
  const { rows } = await sql<WithoutEffect>`
    select ${count(restricted)} as facility_restricted, ${count(closed)} as facility_closed
  `.execute(db)
  return rows[0] ?? { facility_restricted: 0, facility_closed: 0 }
}

/** Whether the registration that is shown with the row `facility` has one of these statuses and is in date. */
export function isInDateAs(statuses: readonly RegistrationStatus[], today: string): RawBuilder<boolean> {
  const isOneOf = sql.join(statuses.map((status) => sql.lit(status)))
  return shownCondition(
    (prefix) => sql<boolean>`(
      ${sql.ref(`facility.${prefix}status`)} in (${isOneOf})
      and ${sql.ref(`facility.${prefix}expiry_date`)} >= ${today}::date
    )`,
    today,
  )
}

/** What takes the effect from an approval of the row `facility` on a day; those that are closed are not in the other. Few of all. */
export function withoutEffect(day: RawBuilder<unknown>) {
  const isClosed = isHeaviest('closed', day)
  return {
    restricted: sql`id = any(array${restrictedOn(day)}) and not ${isClosed}`,
    closed: sql`is_closed and greatest(expiry_date, next_expiry_date) >= ${day} and ${isClosed}`,
  }
}
