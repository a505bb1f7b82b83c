import type { Db } from '@portal/server/database/connect.ts'
import { sql } from 'kysely'

/**
 * Adds a certificate or a statement for every facility that a bench of the scale has approved or declined, a restriction for one of a hundred,
 * positions for half of them, and enters all in the register. Returns how many there are in it.
 */
export async function fillRegister(db: Db): Promise<number> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into certificate (kind, registration_id, number, issue_date, expiry_date, printed)
      select case registration.status when 'Approved' then 'certificate' else 'statement' end, registration.id,
        'NSMOH/PHF/' || registration.id || '/2026', least(registration.expiry_date, registration.created_at::date), registration.expiry_date,
        jsonb_build_object(
          'facility_name', company_name, 'category', category_list, 'address', address, 'lga', local_gov_area.list, 'owner_name', owner_name,
          'operating_officer', null, 'ministry', '', 'ministry_address', '', 'signatories', '[]'::jsonb
        )
      from (
        select registration.id, registration.facility_id, registration.status, registration.created_at,
          coalesce(registration.expiry_date, registration.created_at::date + 180) as expiry_date
        from registration where status in ('Approved', 'Temporarily approved', 'declined')
      ) as registration
      join facility on facility.id = registration.facility_id
      join facility_type on facility_type.id = facility.facility_type_id
      join local_gov_area on local_gov_area.id = facility.local_gov_area_id
    `.execute(transaction)
    await sql`
      insert into facility_restriction (facility_id, kind, from_date, reason, imposed_by, imposed_at)
      select id, (array['suspended', 'sealed', 'revoked'])[1 + id / 100 % 3], current_date - 10, 'For measuring.', user_id, now()
      from facility where id % 100 = 6
    `.execute(transaction)
  })
  await sql`update facility set latitude = 9 + id % 1000 / 1000.0, longitude = 6 + id % 777 / 777.0 where id % 100 = 7`.execute(
    db,
  )
  await sql`analyze certificate`.execute(db)
  const { rows } = await sql<{ entered: number }>`select fill_register() as entered`.execute(db)
  await sql`vacuum analyze register_entry`.execute(db)
  await sql`vacuum analyze certificate`.execute(db)
  return rows[0]?.entered ?? 0
}
