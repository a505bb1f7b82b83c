import { type StaffRow, staffCadres, staffStrength } from '@portal/domain/applications/staff-cadres.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isFacilityLicensed } from '../licences/licensed-today.ts'
import type { FigureSource } from './report-figures.ts'

/** Beds and services of the licensed facilities. */
export function serviceFigures(today: string): FigureSource {
  return {
    report: 'services',
    rows: sql`
      select date '-infinity' as month, local_gov_area_id, facility_type_id, 0 as officer_id, name, 0 as days, sum(counted.n) as n
      from facility
      left join available_facilities on available_facilities.facility_id = facility.id and replaced_at is null
      cross join lateral (
        values ('facilities', 1), ('beds', bed_space_capacity), ('wards', no_of_wards), ('consulting_rooms', no_of_consulting_rooms)
        union all
        select distinct unnest(available_fac), 1
      ) as counted (name, n)
      where ${isFacilityLicensed(today)} and counted.n > 0
      group by 2, 3, 5
    `,
  }
}

interface StaffGroup extends StaffRow {
  local_gov_area_id: number
  facility_type_id: number
  heads: number
}

const cadreNames = staffCadres.map(({ name }) => name.toLowerCase())

/**
 * Staff of the licensed facilities. Staff who count alike are grouped first: what is not the name of a cadre is left out,
 * because it counts as others whatever it says.
 */
export async function staffFigures(db: Db, today: string): Promise<FigureSource> {
  const named = (text: RawBuilder<unknown>) =>
    sql`case when lower(trim(${text})) in (${sql.join(cadreNames)}) then lower(trim(${text})) else '' end`
  const { rows } = await sql<StaffGroup>`
    select local_gov_area_id, facility_type_id, staff_category_type, ${named(sql`cadre`)} as cadre,
      ${named(sql`coalesce(nullif(trim(designation), ''), cadre)`)} as designation, time, count(*)::int as heads
    from staff join facility on facility.id = staff.facility_id
    where removed_at is null and ${isFacilityLicensed(today)}
    group by 1, 2, 3, 4, 5, 6
  `.execute(db)
  const figures = rows.flatMap(({ local_gov_area_id, facility_type_id, ...group }) => {
    const byCadre = Object.entries(staffStrength([group])).map(([name, { total }]) => ({ name, n: total }))
    return [...byCadre, { name: 'all', n: group.heads }]
      .filter(({ n }) => n > 0)
      .map((figure) => ({ local_gov_area_id, facility_type_id, ...figure }))
  })
  return {
    report: 'staff',
    rows: sql`
      select date '-infinity' as month, local_gov_area_id, facility_type_id, 0 as officer_id, name, 0 as days, n
      from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb)
        as figure (local_gov_area_id integer, facility_type_id integer, name text, n bigint)
    `,
  }
}
