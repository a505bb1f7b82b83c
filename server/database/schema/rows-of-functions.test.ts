import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newTestDatabase } from '../../testing/test-database.ts'

it('says of each function in plpgsql that returns rows how many it returns, because the planner expects a thousand', async () => {
  const { db } = await newTestDatabase()
  const { rows } = await sql<{ name: string; rows: number }>`
    select proname as name, prorows as rows
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = 'public'::regnamespace and proretset and lanname = 'plpgsql'
    order by proname
  `.execute(db)
  expect(rows).toEqual([
    { name: 'likely_duplicates', rows: 10 },
    { name: 'number_keys', rows: 10 },
    { name: 'phone_keys', rows: 1 },
    { name: 'same_facilities', rows: 10 },
    { name: 'same_practitioners', rows: 10 },
    { name: 'similar_names', rows: 10 },
  ])
})
