import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bida } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { agaie } from '../../testing/reported-ministry.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { pageFacilities } from '../facilities/facility-list.ts'

it('finds a rare word by its beginning, also if more words begin so than are candidates', async () => {
  const { db } = await testDatabase()
  const { id } = await makeOwner(db)
  // Fifty words in two names each, and one in one name only, in another LGA.
  await sql`
    insert into facility (user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id, local_gov_area_id)
    select ${id}::int, ${id}::int, name, 'Musa', '+2348031234567', 'Market Road', 2, lga
    from (
      select 'Gama' || chr(97 + k % 25) || chr(97 + k / 25) || ' Clinic ' || half as name, ${bida}::int as lga
      from generate_series(0, 49) as k, unnest(array['North', 'South']) as half
      union all values ('Gamawazo Clinic', ${agaie}::int)
    ) as named
  `.execute(db)
  await sql`select rebuild_search()`.execute(db)
  const filters = { q: 'gama clin', local_gov_area_id: agaie, page: 1, per_page: 15 }
  const found = await pageFacilities(db, filters, '2026-06-01')
  expect(found.data.map(({ company_name }) => company_name)).toEqual(['Gamawazo Clinic'])
})
