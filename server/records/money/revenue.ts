import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The months of a report, and what it is about. Months are YYYY-MM. */
export interface RevenueFilters {
  from: string
  to: string
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
}

/** Sums in kobo. */
export interface RevenueSums {
  invoiced_kobo: number
  waived_kobo: number
  confirmed_kobo: number
  open_kobo: number
}

type ByMonth = RevenueSums & { month: string }
type Named = RevenueSums & { id: number; name: string }

/** The money of some months: in all, by month, by LGA and by facility type. Nulls stand for what a row is summed over. */
interface Grouped extends RevenueSums {
  month: string | null
  local_gov_area_id: number | null
  facility_type_id: number | null
  lga: string | null
  facility_type: string | null
}

const sums = sql`
  coalesce(sum(invoiced_kobo), 0)::bigint as invoiced_kobo, coalesce(sum(waived_kobo), 0)::bigint as waived_kobo,
  coalesce(sum(confirmed_kobo), 0)::bigint as confirmed_kobo, coalesce(sum(open_kobo), 0)::bigint as open_kobo`

function chosen({ from, to, local_gov_area_id, facility_type_id }: RevenueFilters): RawBuilder<unknown> {
  const lga = local_gov_area_id ? sql`and local_gov_area_id = ${local_gov_area_id}` : sql``
  const type = facility_type_id ? sql`and facility_type_id = ${facility_type_id}` : sql``
  return sql`from revenue where month between ${`${from}-01`}::date and ${`${to}-01`}::date ${lga} ${type}`
}

/** The money of some months, summed up in four ways. Reads the tally, so its cost depends on months, LGAs and types alone. */
export async function readRevenue(db: Db, filters: RevenueFilters) {
  const { rows } = await sql<Grouped>`
    select to_char(month, 'YYYY-MM') as month, local_gov_area_id, facility_type_id, local_gov_area.list as lga,
      facility_type.category_list as facility_type, invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo
    from (
      select month, local_gov_area_id, facility_type_id, ${sums} ${chosen(filters)}
      group by grouping sets ((), (month), (local_gov_area_id), (facility_type_id))
    ) as summed
    left join local_gov_area on local_gov_area.id = local_gov_area_id
    left join facility_type on facility_type.id = facility_type_id
    order by month, lga, facility_type
  `.execute(db)
  const total = rows.find((row) => row.month === null && row.lga === null && row.facility_type === null)
  if (!total) throw new Error('A sum of everything answers one row')
  return {
    total: sumsOf(total),
    by_month: rows.flatMap(({ month, ...row }): ByMonth[] => (month === null ? [] : [{ month, ...sumsOf(row) }])),
    by_lga: rows.flatMap((row) => named(row.local_gov_area_id, row.lga, row)),
    by_type: rows.flatMap((row) => named(row.facility_type_id, row.facility_type, row)),
  }
}

function sumsOf({ invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo }: RevenueSums): RevenueSums {
  return { invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo }
}

function named(id: number | null, name: string | null, row: RevenueSums): Named[] {
  return id === null || name === null ? [] : [{ id, name, ...sumsOf(row) }]
}

/** The revenue of some months by month, LGA and facility type, without rows in which all sums are zero. */
export async function listRevenue(
  db: Db,
  filters: RevenueFilters,
): Promise<(ByMonth & { lga: string; facility_type: string })[]> {
  const { rows } = await sql<ByMonth & { lga: string; facility_type: string }>`
    select to_char(month, 'YYYY-MM') as month, local_gov_area.list as lga, facility_type.category_list as facility_type,
      invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo
    from (
      select month, local_gov_area_id, facility_type_id, ${sums} ${chosen(filters)} group by 1, 2, 3
    ) as summed
    join local_gov_area on local_gov_area.id = local_gov_area_id
    join facility_type on facility_type.id = facility_type_id
    where (invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo) <> (0, 0, 0, 0)
    order by month, lga, facility_type
  `.execute(db)
  return rows
}
