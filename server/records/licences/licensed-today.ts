import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { type Licence, licences, statusOfLicence } from '@portal/domain/licences/licensed-today.ts'
import { type RawBuilder, sql } from 'kysely'
import { shownCondition } from '../applications/shown-registration.ts'
import { badStandings, isUnder } from '../standing/standing-conditions.ts'

// The rule of `domain/licences/licensed-today.ts` in SQL: of facilities, and of the entries of the public register. A test compares the two
// with the domain on the demonstration.

/** The paper that is issued with each. */
const paperOfLicence = { licensed: 'certificate', 'provisionally licensed': 'statement' } as const satisfies Record<
  Licence,
  PrintedKind
>

/** Whether the row of the table `facility` is licensed on a day, in one of these ways. */
export function isFacilityLicensed(today: string, ways: readonly Licence[] = licences): RawBuilder<boolean> {
  const day = sql`${today}::date`
  const isGranted = shownCondition((prefix) => {
    const column = (name: string) => sql.ref(`facility.${prefix}${name}`)
    const statuses = sql.join(ways.map((way) => sql.lit(statusOfLicence[way])))
    return sql<boolean>`(${column('status')} in (${statuses}) and ${column('expiry_date')} >= ${day})`
  }, today)
  return sql<boolean>`(${isGranted} and not ${isUnder(badStandings, day)})`
}

/** Whether an entry of the public register under the name `facility` is in good standing on a day. */
export function isEntryGood(today: string): RawBuilder<boolean> {
  return sql<boolean>`not (is_watched and ${isUnder(badStandings, sql`${today}::date`)})`
}

/** Whether an entry of the public register under the name `facility` is licensed on a day, in one of these ways. */
export function isEntryLicensed(today: string, ways: readonly Licence[] = licences): RawBuilder<boolean> {
  // An entry has no other kinds than these. A condition on the kind is needed only where one of them is asked for.
  const [way] = ways
  const isOfKind = way !== undefined && ways.length === 1 ? sql`kind = ${sql.lit(paperOfLicence[way])} and ` : sql``
  return sql<boolean>`(is_granted and ${isOfKind}expiry_date >= ${today}::date and ${isEntryGood(today)})`
}

/** The opposite, in three ways of which each has an index, so that few are found without reading all others. */
export function isEntryNotLicensed(today: string): RawBuilder<boolean> {
  const day = sql`${today}::date`
  return sql<boolean>`(
    not is_granted or (is_granted and expiry_date < ${day}) or (is_watched and ${isUnder(badStandings, day)})
  )`
}
