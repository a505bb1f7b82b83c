import type { Db } from '@portal/server/database/connect.ts'
import { sql } from 'kysely'

/** Whether a facility of the bench has ten years of registrations: one of ten. `k` is its number. */
export const hasTenYears = sql`k % 10 = 7`

const millions = 10_000_000

/**
 * What a facility with ten years of registrations shows, as a lateral table: its licence ends within a year; or soon, with the next one
 * approved or a renewal under way; or has ended, with or without a renewal under way.
 */
export const shownAfterYears = sql`(
  select ends, variant,
    case when variant = 9 then 10 * ${sql.lit(millions)} + k else 9 * ${sql.lit(millions)} + k end as registration_id,
    case when variant = 9 then 'pending' else 'Approved' end as status,
    case when variant <> 9 then ends end as expiry_date,
    case when variant between 5 and 7 then 10 * ${sql.lit(millions)} + k end as next_registration_id,
    case when variant between 5 and 6 then 'Approved' when variant = 7 then 'pending' end as next_status,
    case when variant between 5 and 6 then (ends + interval '1 year')::date end as next_expiry_date,
    case when variant between 5 and 7 then ends + 1 end as next_from
  from (
    select k / 10 % 10 as variant, case
      when k / 10 % 10 < 5 then current_date + k / 10 % 365
      when k / 10 % 10 < 8 then current_date + k / 10 % 60
      else current_date - 1 - k / 10 % 300
    end as ends
  ) as chosen
)`

/** Adds nine past licences, the present one and perhaps a renewal for each facility with ten years of registrations. */
export async function fillYears(db: Db, facilities: number): Promise<void> {
  await sql`
    insert into registration (
      id, facility_id, facility_type_id, local_gov_area_id, kind, reference, status, submitted_at, approved_at, valid_from,
      expiry_date, processed_by, processed_at, recorded_by, created_at, catalogue_version
    )
    select year * ${sql.lit(millions)} + k, k, facility.facility_type_id, facility.local_gov_area_id,
      case when year = 0 then 'new' else 'renewal' end, 'APP-BENCH-' || year || '-' || k, of_year.status, of_year.at,
      case when of_year.is_approved then of_year.at end, case when of_year.is_approved then of_year.at::date + 1 end,
      case when of_year.is_approved then of_year.ends end, case when of_year.is_approved then facility.user_id end,
      case when of_year.is_approved then of_year.at end, facility.user_id, of_year.at, catalogue_version()
    from generate_series(7, ${facilities}::int, 10) as k
    join facility on facility.id = k
    cross join lateral ${shownAfterYears} as shown
    cross join lateral generate_series(0, case when shown.variant in (5, 6, 7, 9) then 10 else 9 end) as year
    cross join lateral (select
      (shown.ends + make_interval(years => year - 9))::date as ends,
      (shown.ends + make_interval(years => year - 10))::timestamptz as at,
      year < 10 or shown.variant in (5, 6) as is_approved,
      case when year < 10 or shown.variant in (5, 6) then 'Approved' else 'pending' end as status
    ) as of_year
  `.execute(db)
}
