import type { Db } from '@portal/server/database/connect.ts'
import { type RawBuilder, sql } from 'kysely'
import { fillYears, hasTenYears, shownAfterYears } from './fill-years.ts'

/** Names that no two facilities share. */
const plainName: RawBuilder<string> = sql`
  (array['Alheri','Rahama','Salama','Zuma','Kainji','Gurara','Hope','Mercy','Unity','Crescent'])[1 + dice.name] || ' '
    || md5(k::text) || ' ' || (array['Clinic','Hospital','Laboratory','Maternity Home'])[1 + k * 3 % 4]
`

/**
 * Loads the given number of facilities of the home state with owners, registrations in every status, timelines, penalties,
 * payments and concerns, without triggers, and rebuilds the tallies afterwards. Each owner has five. One facility of ten has ten years of
 * registrations. A million take some minutes. `name` is SQL for the name of facility `k`.
 */
export async function fill(db: Db, facilities: number, name: RawBuilder<string> = plainName): Promise<void> {
  const owners = Math.ceil(facilities / 5)
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    // Creating the word index after the load takes a tenth of the time.
    const { rows } = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname = 'facility_by_words'
    `.execute(transaction)
    await sql`drop index facility_by_words`.execute(transaction)
    await sql`
      insert into user_account (id, first_name, last_name, email, phone_number, password_hash)
      select 1000 + k, 'Musa', 'Number ' || k, 'owner' || k || '@bench.example', '+2348031234567', 'none'
      from generate_series(1, ${owners}::int) as k
    `.execute(transaction)
    await sql`
      insert into facility (
        id, user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id, local_gov_area_id, ward_id,
        cac, created_at, registration_id, status, expiry_date, next_registration_id, next_status, next_expiry_date, next_from
      )
      select k, 1001 + k % ${owners}::int, 1001 + k % ${owners}::int,
        ${name},
        'Musa Number ' || k % ${owners}::int, '+2348031234567', k || ' Market Road', 1 + dice.type, 539 + dice.lga,
        first_ward.id + k % 8, 'RC' || 7919::bigint * k % 1000003, now() - make_interval(mins => k),
        case when ${hasTenYears} then shown.registration_id when kind.status is not null then k end,
        case when ${hasTenYears} then shown.status else kind.status end,
        case when ${hasTenYears} then shown.expiry_date else kind.expiry_date end,
        case when ${hasTenYears} then shown.next_registration_id end, case when ${hasTenYears} then shown.next_status end,
        case when ${hasTenYears} then shown.next_expiry_date end, case when ${hasTenYears} then shown.next_from end
      from generate_series(1, ${facilities}::int) as k
      cross join lateral (select
        ('x' || substr(md5('name' || k), 1, 7))::bit(28)::int % 10 as name,
        ('x' || substr(md5('type' || k), 1, 7))::bit(28)::int % 14 as type,
        ('x' || substr(md5('lga' || k), 1, 7))::bit(28)::int % 25 as lga
      ) as dice
      join (select local_gov_area_id, min(id) as id from ward group by 1) as first_ward
        on first_ward.local_gov_area_id = 539 + dice.lga
      cross join lateral (select
        (array[null,'pending','pending','Awaiting decision','Temporarily approved','Approved','Approved','Approved','Approved','declined'])[1 + k % 10] as status,
        case 1 + k % 10
          when 5 then current_date - 60 + k % 180
          when 6 then date_trunc('year', now())::date + 364
          when 7 then date_trunc('year', now())::date + 364
          when 8 then date_trunc('year', now())::date + 364
          when 9 then date_trunc('year', now())::date - 1
        end as expiry_date
      ) as kind
      cross join lateral ${shownAfterYears} as shown
    `.execute(transaction)
    await sql`
      insert into registration (
        id, facility_id, facility_type_id, local_gov_area_id, reference, status, submitted_at, approved_at, expiry_date, processed_by, processed_at, recorded_by, created_at,
        catalogue_version
      )
      select id, id, facility_type_id, local_gov_area_id, 'APP-BENCH-' || id, status, created_at, case when status = 'Approved' then created_at end, expiry_date,
        case when expiry_date is not null then user_id end, case when expiry_date is not null then created_at end, user_id, created_at,
        catalogue_version()
      from facility where status is not null and id % 10 <> 7
    `.execute(transaction)
    await fillYears(transaction, facilities)
    await sql`
      insert into applicant (registration_id, first_name, last_name, email, phone_number)
      select id, 'Musa', 'Number ' || id, 'owner@bench.example', '+2348031234567' from registration
    `.execute(transaction)
    await sql`
      insert into registration_event (registration_id, actor_id, from_status, to_status, at)
      select id, recorded_by, null, 'pending', created_at from registration
    `.execute(transaction)
    await sql`
      insert into penalty (facility_id, user_id, comment, recorded_by, created_at)
      select id, user_id, 'Sharps were found outside the waste containers.', user_id, created_at from facility where id % 16 = 5
    `.execute(transaction)
    await sql`
      insert into payment (facility_id, registration_id, amount_kobo, reference, bank, paid_on, status, recorded_by, created_at)
      select id, registration_id, (1 + id % 20) * 500000, 'TRF' || lpad(id::text, 7, '0'), 'Zenith Bank', created_at::date,
        case when id % 50 = 3 then 'submitted' when id % 40 = 1 then 'refused' else 'confirmed' end, user_id, created_at
      from facility where status is not null order by id
    `.execute(transaction)
    await sql`
      insert into concern (reference, kind, text, place, local_gov_area_id, reported_at, status, assignee_id, outcome, closed_at)
      select 'CN-BENCH-' || id, 'unsafe', 'Used needles lie in the yard.', md5(id::text) || ' house', local_gov_area_id, created_at,
        case when id % 400 = 9 then 'new' else 'closed' end, null, case when id % 400 <> 9 then 'dealt with' end,
        case when id % 400 <> 9 then created_at end
      from facility where id % 40 = 9 order by created_at
    `.execute(transaction)
    await sql.raw(rows[0]?.indexdef ?? '').execute(transaction)
    await sql`select rebuild_tallies()`.execute(transaction)
    await sql`select rebuild_revenue()`.execute(transaction)
    await sql`select rebuild_search()`.execute(transaction)
  })
  await sql`vacuum analyze`.execute(db)
}

/** The ids of filled rows are given. Lets those of new rows follow them; the reserved ones above ninety million stay behind. */
export async function numberOnward(db: Db): Promise<void> {
  for (const table of ['user_account', 'facility', 'registration']) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)} where id < 90000000))
    `.execute(db)
  }
}

/** Submits everything that is not approved, so that there is enough to approve. */
export async function letAllWait(db: Db): Promise<void> {
  await sql`
    update registration set status = 'Awaiting decision', submitted_at = coalesce(submitted_at, now()), expiry_date = null,
      processed_by = null, processed_at = null
    where status in ('pending', 'declined') and ended_at is null
  `.execute(db)
  await sql`select rebuild_tallies()`.execute(db)
}
