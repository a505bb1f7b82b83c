import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { bida } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { pageFacilities } from '../facilities/facility-list.ts'

let db: Db

/** More than are ordered by likeness: 1,200 names with both words that begin with another one, and three that do not. */
beforeAll(async () => {
  db = (await testDatabase()).db
  const { id } = await makeOwner(db)
  await sql`
    insert into facility (user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id, local_gov_area_id)
    select ${id}::int, ${id}::int, name, 'Musa', '+2348031234567', 'Market Road', 2, ${bida}::int
    from (
      select 'Amana Clinic Zuma ' || lpad(k::text, 4, '0') as name from generate_series(1, 1200) as k
      union all values ('Zuma Clinic'), ('Clinic of Zuma'), ('Clinic Zuma Hill')
    ) as named
  `.execute(db)
  await sql`select rebuild_search()`.execute(db)
})

async function search(q: string, page: number, per_page: number) {
  const found = await pageFacilities(db, { q, page, per_page }, '2026-06-01')
  return found.data.map(({ company_name }) => company_name)
}

it('lists names that begin with what was typed, then with one of its words, then the others', async () => {
  expect(await search('clinic zuma', 1, 5)).toEqual([
    'Clinic Zuma Hill',
    'Clinic of Zuma',
    'Zuma Clinic',
    'Amana Clinic Zuma 0001',
    'Amana Clinic Zuma 0002',
  ])
})

it('does so for words that stand for misspelt ones', async () => {
  expect(await search('clniic zuma', 1, 4)).toEqual([
    'Clinic of Zuma',
    'Clinic Zuma Hill',
    'Zuma Clinic',
    'Amana Clinic Zuma 0001',
  ])
})

it('continues from page to page without leaving out or repeating a name', async () => {
  const pages: string[] = []
  for (let page = 1; page <= 13; page++) pages.push(...(await search('clinic zuma', page, 100)))
  expect(pages).toHaveLength(1203)
  expect(new Set(pages).size).toBe(1203)
  expect(pages.at(-1)).toBe('Amana Clinic Zuma 1200')
})
