import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { bida } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { pageRegistrations } from '../applications/registration-list.ts'
import { pageFacilities } from '../facilities/facility-list.ts'
import { countLimit } from '../shared/paging.ts'

let db: Db
let owner: number

/** 12,000 facilities with a registration each. The oldest 1,100 are called Kainji; every fifth of the others Zuma. */
beforeAll(async () => {
  db = (await testDatabase()).db
  owner = (await makeOwner(db)).id
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`
      insert into facility (id, user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id,
        local_gov_area_id, created_at, registration_id, status)
      select k, ${owner}::int, ${owner}::int, case when k > 10900 then 'Kainji' when k % 5 = 0 then 'Zuma' else 'Hope' end
          || ' Clinic ' || 7919 * k % 12007,
        'Musa', '+2348031234567', 'Market Road', 2, ${bida}::int, timestamptz '2026-01-01' - make_interval(mins => k), k, 'pending'
      from generate_series(1, 12000) as k
    `.execute(transaction)
    await sql`
      insert into registration (id, facility_id, facility_type_id, local_gov_area_id, reference, recorded_by, created_at)
      select id, id, facility_type_id, local_gov_area_id, 'APP-' || id, user_id, created_at from facility
    `.execute(transaction)
    await sql`
      insert into applicant (registration_id, first_name, last_name, email, phone_number)
      select id, 'Musa', 'Abubakar', 'musa@example.org', '+2348031234567' from registration
    `.execute(transaction)
    await sql`select rebuild_search()`.execute(transaction)
  })
})

/** The ids of a page, found without the index of words. */
async function expectedIds(word: string, order: string, page: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from facility where company_name like ${`%${word}%`} order by ${sql.raw(order)} limit 15 offset ${(page - 1) * 15}::int
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function countExpected(word: string): Promise<number> {
  const named = db.selectFrom('facility').where('company_name', 'like', `%${word}%`)
  return Number((await named.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
}

const orders = { '-created_at': 'created_at desc, id desc', created_at: 'created_at, id', name: 'company_name, id' }
/** The embedded database is slower: it is asked for the first page, and for the first one that is not counted. */
const pages = process.env.TEST_DATABASE === 'postgres' ? [1, 7, 66, 67] : [1, 67]
const wanted = Object.entries(orders).flatMap(([sort, order]) =>
  ['Zuma', 'Kainji', 'Hope'].flatMap((word) => pages.map((page) => ({ word, sort, order, page }))),
)

describe('a search for words with more matches than are counted', () => {
  it.each(wanted)(
    'lists page $page of $word by $sort like a search without the index',
    async ({ word, sort, order, page }) => {
      const filters = { q: word, sort, page, per_page: 15 }
      const expected = await expectedIds(word, order, page)
      const facilities = await pageFacilities(db, filters, '2026-06-01')
      const all = await countExpected(word)
      if (page * 15 < all)
        expect(facilities).toMatchObject({ or_more: true, total: Math.max(page * 15 + 1, countLimit) })
      else expect([facilities.total, facilities.or_more]).toEqual([all, undefined])
      expect(facilities.data.map(({ id }) => id)).toEqual(expected)
      const registrations = await pageRegistrations(db, filters, '2026-06-01')
      expect(registrations.data.map(({ id }) => id)).toEqual(expected)
    },
  )
})

it.each(Object.keys(orders))(
  'a search for common words can be paged to its last page, which has the total, by %s',
  async (sort) => {
    const pages = []
    let last_page = 1
    for (let page = 1; page <= last_page; page++) {
      const one = await pageFacilities(db, { q: 'Kainji', sort, page, per_page: 90 }, '2026-06-01')
      pages.push(one)
      last_page = one.last_page
    }
    const [first, end] = [pages[0], pages.at(-1)]
    expect(first).toMatchObject({ total: countLimit, last_page: 2, or_more: true })
    expect(end).toMatchObject({ total: 1100, last_page: 13, current_page: 13 })
    expect(end?.or_more).toBeUndefined()
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(1100)
    const beyond = await pageFacilities(db, { q: 'Kainji', sort, page: 14, per_page: 90 }, '2026-06-01')
    expect(beyond).toMatchObject({ total: countLimit, or_more: true, data: [] })
  },
)

it('a search with few matches counts them all', async () => {
  const page = await pageFacilities(db, { q: 'Kainji Clinic 119', sort: 'name', page: 1, per_page: 15 }, '2026-06-01')
  expect(page.or_more).toBeUndefined()
  expect(page.total).toBeLessThan(countLimit)
  expect(page.total).toBeGreaterThan(0)
})

it('an owner’s list without words is counted completely', async () => {
  const filters = { sort: '-created_at', page: 800, per_page: 15 }
  for (const owned of [
    await pageFacilities(db, filters, '2026-06-01', owner),
    await pageRegistrations(db, filters, '2026-06-01', owner),
  ]) {
    expect(owned).toMatchObject({ total: 12_000, last_page: 800 })
    expect(owned.or_more).toBeUndefined()
    expect(owned.data).toHaveLength(15)
  }
})
