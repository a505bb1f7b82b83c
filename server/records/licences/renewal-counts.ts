import { registrationActions } from '@portal/domain/actions/registration.ts'
import {
  endsOfList,
  openRenewalStatuses,
  type RenewalList,
  type WaitingList,
} from '@portal/domain/licences/renewal-lists.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isFiltered, type ListDay, type PlaceFilters, waitingLicences } from './renewal-lists.ts'

const approved = sql.lit(registrationActions.Approve.leadsTo)
const openStatuses = sql.join(openRenewalStatuses.map((status) => sql.lit(status)))

/**
 * How many rows each list of renewals has. The tallies answer, so that it costs the same with a thousand facilities and with a million;
 * only what is closed or revoked, which the tallies do not know, is counted by an index and taken off.
 */
export async function countRenewals(db: Db, filters: PlaceFilters, day: ListDay): Promise<Record<RenewalList, number>> {
  const { facility_type_id = 0, local_gov_area_id = 0 } = filters
  const inPlace = sql`local_gov_area_id = ${local_gov_area_id}::int and facility_type_id = ${facility_type_id}::int`
  const ends = (list: RenewalList) => endsOfList(list, day.today, day)
  const due = ends('due')
  const { rows } = await sql<Record<RenewalList, number>>`
    select
      (
        -- A renewal under way takes its licence from the count on the day after the end. Here it counts off from the beginning.
        select coalesce(sum(n), 0)::int from facility_count
        where ${inPlace} and status = ${approved} and expiry_date between ${due.first}::date and ${due.last}::date
          and (from_date <= ${day.today}::date or from_date > expiry_date)
      ) - (${stopped('due')}) as due,
      (
        select coalesce(sum(n), 0)::int from registration_count
        where ${inPlace} and status in (${openStatuses}) and kind = 'renewal'
      ) as open,
      (
        select coalesce(sum(n), 0)::int from facility_count
        where ${inPlace} and status = ${approved} and expiry_date <= ${ends('late').last}::date
          and from_date <= ${day.today}::date
      ) - (${stopped('late')}) as late,
      (
        select coalesce(sum(n), 0)::int from registration_count
        where ${inPlace} and status = ${approved} and kind = 'renewal' and expiry_date >= ${ends('done').first}::date
      ) as done
  `.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A select without a condition answers one row')
  return counted

  function stopped(list: WaitingList) {
    const licences = [...waitingLicences(list, day, 'by closing'), ...waitingLicences(list, day, 'by revocation')]
    const parts = licences.map(
      ({ where }) => sql`(select count(*)::int from facility where ${where} and ${isFiltered('facility', filters)})`,
    )
    return sql.join(parts, sql` + `)
  }
}
