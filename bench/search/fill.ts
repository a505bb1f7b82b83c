import { duties } from '@portal/domain/accounts/capabilities.ts'
import type { Db } from '@portal/server/database/connect.ts'
import { sql } from 'kysely'
import { chance } from './chance.ts'
import { makeNames, makeOwner } from './names.ts'

const chunk = 20_000

/** Loads facilities with names that look real, in the 25 LGAs of the home state, all types and every status, and counts all. */
export async function fill(db: Db, facilities: number): Promise<string[]> {
  const names = makeNames(facilities)
  const dice = chance(11)
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    const officer = await addOfficer(transaction)
    const indexes = await dropIndexes(transaction)
    for (let from = 0; from < names.length; from += chunk) {
      const some = names.slice(from, from + chunk)
      const owners = some.map(() => makeOwner(dice))
      await sql`
        insert into facility (user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id, local_gov_area_id,
          cac, created_at, status, expiry_date)
        select null, ${officer}::int, name, owner, '+23480' || lpad((k::bigint * 7919 % 100000000)::text, 8, '0'), '1 Market Road',
          1 + ('x' || substr(md5('type' || k), 1, 7))::bit(28)::int % 14, 539 + ('x' || substr(md5('lga' || k), 1, 7))::bit(28)::int % 25,
          'RC ' || 1000000 + k::bigint * 7919 % 1000003, now() - make_interval(mins => k),
          case when k % 10 > 0 then (array['pending','Awaiting decision','Temporarily approved','Approved','declined'])[1 + k % 5] end,
          case when k % 10 > 0 and k % 5 in (2, 3) then current_date - 30 + k % 365 end
        from (
          select name, owner, ${from}::int + n::int as k
          from unnest(${some}::text[], ${owners}::text[]) with ordinality as made (name, owner, n)
        ) as made
      `.execute(transaction)
    }
    for (const index of indexes) await sql.raw(index).execute(transaction)
    await sql`select rebuild_search()`.execute(transaction)
    await sql`select rebuild_tallies()`.execute(transaction)
  })
  await sql`vacuum analyze`.execute(db)
  return names
}

async function addOfficer(db: Db): Promise<number> {
  const officer = { first_name: 'Hadiza', last_name: 'Bello', email: 'officer@bench.example', phone_number: '' }
  const { id } = await db
    .insertInto('user_account')
    .values({ ...officer, password_hash: 'none', privilege_type: 'admin', duties })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creating these again after the load takes a fraction of the time. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename in ('facility', 'search_word') and indexdef not like 'CREATE UNIQUE%'
  `.execute(db)
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db)
  return rows.map(({ indexdef }) => indexdef)
}
