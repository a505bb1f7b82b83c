import type { LikelySame } from '@portal/domain/imports/import-reading.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The details of a row by which it is found among the facilities that are there. */
export interface RowKey {
  line: number
  name: string
  lga: number
  cac: string | null
  phone: string | null
  number: string | null
}

/** A facility that a row is likely, with the reasons, those of the strongest reason first; ten for a row at most. */
export interface FoundSame {
  line: number
  facility_id: number
  reasons: LikelySame['reasons']
  /** The number on its paper, and not only its digits, is the same. */
  is_same_number: boolean
}

/** Why a row may be a facility, the strongest first. */
const byStrength = sql`array_position(array['number', 'cac', 'name', 'similar name', 'phone'], reason)`

const bare = (text: string) => sql`regexp_replace(upper(${sql.ref(text)}), '[^A-Z0-9]', '', 'g')`
const digitsOf = (text: string) => sql`
  btrim(regexp_replace(regexp_replace(${sql.ref(text)}, '[^0-9]+', '-', 'g'), '(^|-)0+(?=[0-9])', '\\1', 'g'), '-') collate "C"
`

/**
 * The facilities that rows of a batch are likely, by the rules for duplicates, and by the digits of the number, as `/verify` reads
 * it. One statement for the batch. Facilities that came of the same import are left out, because officers have seen its rows side
 * by side.
 */
export async function findLikelySame(
  db: Db,
  keys: readonly RowKey[],
  { exceptImport, withSimilarNames }: { exceptImport: number; withSimilarNames: boolean },
): Promise<FoundSame[]> {
  if (keys.length === 0) return []
  // Comparing names costs most, so it is left out where a facility is found already.
  const similar = sql`
    union all
    select line, similar_names.id, 'similar name' from given cross join lateral similar_names(0, name, lga)
    where not exists (select from found where found.line = given.line and found.reason <> 'phone')
  `
  const { rows } = await sql<FoundSame>`
    with given as materialized (
      select *, ${digitsOf('number')} as digits, ${bare('cac')} as cac_key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as key (line int, name text, lga int, cac text, phone text, number text)
    ), found (line, id, reason) as materialized (
      select line, facility.id, 'number' from given
        join facility on ${digitsOf('facility.paper_number')} = digits and paper_number is not null where digits <> ''
      union all
      select line, registration.facility_id, 'number' from given
        join certificate on ${digitsOf('certificate.number')} = digits
        join registration on registration.id = registration_id where digits <> ''
      union all
      select line, facility.id, 'number' from given join facility on registration_number = given.number
      union all
      select line, facility.id, 'cac' from given
        join facility on regexp_replace(upper(facility.cac), '[^A-Z0-9]', '', 'g') = cac_key where cac_key <> ''
      union all
      select line, facility.id, 'name' from given
        join facility on local_gov_area_id = lga and lower(company_name) = lower(name)
      union all
      select line, facility_id, 'phone' from given
        cross join lateral (select min(key) as phone_key from phone_keys(phone) as key) as own
        cross join lateral (
          -- A ministry or a group may have given one phone for hundreds.
          select facility_id from facility_key where key = phone_key collate "C" and kind = 'p' limit 100
        ) as of_phone
    ), all_found as (
      select * from found ${withSimilarNames ? similar : sql``}
    ), ranked as (
      select line, id, array_agg(distinct reason) as reasons,
        row_number() over (partition by line order by min(${byStrength}), count(distinct reason) desc, id) as place
      from all_found join facility using (id)
      where taken_back_at is null and import_id is distinct from ${exceptImport}::int
      group by line, id
    )
    select line, ranked.id as facility_id, reasons,
      coalesce(${bare('given.number')} in (${bare('registration_number')}, ${bare('paper_number')}), false) as is_same_number
    from ranked join given using (line) join facility on facility.id = ranked.id
    where place <= 10
    order by line, place
  `.execute(db)
  return rows
}
