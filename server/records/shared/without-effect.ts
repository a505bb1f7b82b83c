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
  const day = sql`${today}::date`
  const isActive = shownCondition(
    (prefix) => sql<boolean>`(
      ${sql.ref(`facility.${prefix}status`)} = ${sql.lit(statusOfLicence.licensed)}
      and ${sql.ref(`facility.${prefix}expiry_date`)} >= ${day}
    )`,
    today,
  )
  const isCounted = scope === 'everybody' ? isActive : sql<boolean>`(${isOwnFacility(scope.ownerId)} and ${isActive})`
  const isClosed = isHeaviest('closed', day)
  const count = (where: RawBuilder<unknown>) =>
    sql`(select count(*)::int from facility where ${isCounted} and ${where})`
  const { rows } = await sql<WithoutEffect>`
    select
      ${count(sql`id = any(array${restrictedOn(day)}) and not ${isClosed}`)} as facility_restricted,
      ${count(sql`is_closed and greatest(expiry_date, next_expiry_date) >= ${day} and ${isClosed}`)} as facility_closed
  `.execute(db)
  return rows[0] ?? { facility_restricted: 0, facility_closed: 0 }
}
