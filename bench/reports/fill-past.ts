import type { Db } from '@portal/server/database/connect.ts'
import { sql } from 'kysely'

/** Officers who share the work, added with ids from here on. */
const firstOfficer = 500
const officers = 50

/**
 * Adds what the reports count to a filled portal, without triggers: when each decided registration was considered and decided
 * and by whom, a return for one of eight, and the staff and the rooms of the facilities that were approved.
 */
export async function fillPast(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into user_account (id, first_name, last_name, email, phone_number, password_hash, privilege_type)
      select ${sql.lit(firstOfficer)} + k, 'Amina', 'Number ' || k, 'officer' || k || '@bench.example', '', 'none', 'admin'
      from generate_series(0, ${sql.lit(officers - 1)}) as k
    `.execute(transaction)
    await sql`
      insert into registration_event (registration_id, actor_id, from_status, to_status, at)
      select id, ${sql.lit(firstOfficer)} + (id + step) % ${sql.lit(officers)}, from_status, to_status,
        submitted_at + make_interval(days => waited)
      from registration
      cross join lateral (values
        (0, 'pending', 'Awaiting decision', id % 23), (1, 'Awaiting decision', status, id % 23 + id % 17)
      ) as happened (step, from_status, to_status, waited)
      where status in ('Approved', 'Temporarily approved', 'declined')
    `.execute(transaction)
    await sql`
      insert into registration_return (registration_id, returned_by, returned_at, due_date, items, resubmitted_at)
      select id, ${sql.lit(firstOfficer)} + id % ${sql.lit(officers)}, submitted_at + interval '1 day', submitted_at::date + 14,
        '[{}]', submitted_at + interval '4 days'
      from registration where id % 8 = 0 and status = 'Approved'
    `.execute(transaction)
    await sql`
      insert into staff (
        facility_id, full_name, phone_number, staff_category_type, cadre, highest_qualification, time, recorded_by
      )
      select id, 'Hauwa Sani', '+2348031234567', 'Professional',
        (array['Doctors (Medical/Dental)', 'Nurses/Midwives', 'Pharmacist', 'CHO/CHEW'])[1 + (id + one) % 4], 'RN', 'full time', user_id
      from facility cross join generate_series(1, 4) as one where status = 'Approved'
    `.execute(transaction)
    await sql`
      insert into available_facilities (
        facility_id, bed_space_capacity, no_of_wards, no_of_consulting_rooms, no_of_toilets, source_of_water,
        electricity_supply, mode_of_waste_management, medical_record, available_fac, recorded_by
      )
      select id, id % 60, 3, 2, 4, 'Borehole', 'Solar', 'Incinerator', 'digital', array['Laboratory', 'Pharmacy', 'X-Ray'], user_id
      from facility where status = 'Approved'
    `.execute(transaction)
  })
  await sql`vacuum analyze`.execute(db)
}
