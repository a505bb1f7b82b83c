import type { Db } from '@portal/server/database/connect.ts'
import { sql } from 'kysely'

/**
 * Loads what the order of visits is made of, after `fill`: two facilities of three were visited, one of two of these has two visits;
 * findings to put right, documents that have expired, and open concerns about known facilities. Without triggers.
 */
export async function fillVisits(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into inspection (
        number, kind, facility_id, status, is_announced, planned_at, facility_type_id, catalogue_version, began_at, done_at, done_by,
        published_at, published_by, comments_until, recommendation, rules, score, class, next_visit_on, updated_at
      )
      select 'INS-BENCH-' || facility.id || '-' || visit, 'routine', facility.id, 'published', false, done_at, facility_type_id, 1,
        done_at, done_at, facility.user_id, done_at, facility.user_id, done_at::date, 'no change', '{}', 50,
        (array['fully compliant', 'substantially compliant', 'partly compliant', 'minimally compliant', 'not compliant'])[
          1 + (facility.id * 7 + visit) % 5
        ],
        done_at::date + 30 * (3 + (facility.id * 7 + visit) % 20), done_at
      from facility cross join generate_series(1, 2) as visit
      cross join lateral (select now() - make_interval(days => 30 + facility.id % 700 + visit * 40) as done_at) as day
      where facility.id % 3 <> 0 and (visit = 1 or facility.id % 2 = 0)
    `.execute(transaction)
    await sql`
      insert into corrective_action (inspection_id, facility_id, sub_list_id, text, is_critical, days, due_on, is_published, status, closed_at)
      select inspection.id, facility_id, question, 'Sort the waste.', false, 30, done_at::date + 30, true, state,
        case state when 'closed' then done_at end
      from inspection cross join generate_series(1, 4) as question
      cross join lateral (select case when (inspection.id + question) % 3 = 0 then 'open' else 'closed' end as state) as stood
    `.execute(transaction)
    await sql`
      insert into document (facility_id, name, file_slug, expires_on, recorded_by)
      select facility.id, 'Fire safety Certificate', 'bench-' || facility.id || '-' || k, current_date - 200 + (facility.id + k * 37) % 400, user_id
      from facility cross join generate_series(1, 2) as k
    `.execute(transaction)
    await sql`
      insert into concern_facility (concern_id, facility_id)
      select concern.id, substr(reference, 10)::int from concern where reference like 'CN-BENCH-%'
    `.execute(transaction)
  })
  await sql`vacuum analyze`.execute(db)
}
