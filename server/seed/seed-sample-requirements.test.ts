import { askedNumber } from '@portal/domain/applications/asked-number.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { seed } from './seed.ts'

it('lets each of the 14 types ask at least 30 questions, and marks them as samples, which what they expect is', async () => {
  const { db } = await newTestDatabase()
  const types = await db
    .selectFrom('facility_type')
    .innerJoin('requirement', 'requirement.facility_type_id', 'facility_type.id')
    .innerJoin('sub_list', 'sub_list.requirement_id', 'requirement.id')
    .groupBy(['facility_type.id'])
    .orderBy('facility_type.id')
    .select(['facility_type.id', 'has_samples'])
    .select(({ fn }) => fn.countAll<string>().as('questions'))
    .execute()
  expect(types.map(({ id, has_samples, questions }) => [id, has_samples, Number(questions)])).toEqual([
    [1, true, 72],
    [2, true, 48],
    [3, true, 54],
    [4, true, 59],
    [5, true, 48],
    [6, true, 50],
    [7, true, 60],
    [8, true, 50],
    [9, true, 67],
    [10, true, 60],
    [11, true, 47],
    [12, true, 50],
    [13, true, 46],
    [14, true, 52],
  ])
})

it('asks for a number exactly where a question ends with a unit in brackets', async () => {
  const { db } = await newTestDatabase()
  const questions = await db.selectFrom('sub_list').select('sub_list').execute()
  const wrong = questions.filter(({ sub_list }) => /\)$/.test(sub_list) !== (askedNumber(sub_list) !== undefined))
  expect(wrong).toEqual([])
})

it('gives an existing portal samples only where a type has no requirement at all, and no open registration changes', async () => {
  const { db } = await newTestDatabase()
  const forget = async (type: number) => {
    const requirements = sql`select id from requirement where facility_type_id = ${type}`
    await sql`delete from sub_list_version where requirement_id in (${requirements})`.execute(db)
    await sql`delete from sub_list where requirement_id in (${requirements})`.execute(db)
    await sql`delete from requirement_version where facility_type_id = ${type}`.execute(db)
    await sql`delete from requirement where facility_type_id = ${type}`.execute(db)
  }
  // As a portal was before: type 14 asks nothing, the ministry has added a requirement to type 11, renamed type 8 and retired type 7.
  for (const type of [7, 8, 11, 14]) await forget(type)
  await db.updateTable('facility_type').set({ has_samples: false }).execute()
  await db.insertInto('requirement').values({ facility_type_id: 11, part_req_id: 1, list: 'Our own' }).execute()
  await db.updateTable('facility_type').set({ category_list: 'Eye shop' }).where('id', '=', 8).execute()
  await db.updateTable('facility_type').set({ retired_at: '2026-05-03T08:00:00Z' }).where('id', '=', 7).execute()
  const facility = await makeFacility(db, { facility_type_id: 14 })
  const { id } = await makeRegistration(db, { facility_id: facility.id })
  const version = () =>
    db.selectFrom('counter').where('name', '=', 'catalogue_version').select('value').executeTakeFirstOrThrow()
  const before = await version()

  await seed(db)
  const requirementsOf = async (type: number) =>
    (await db.selectFrom('requirement').where('facility_type_id', '=', type).select('list').execute()).length
  expect(await Promise.all([7, 8, 11, 14].map(requirementsOf))).toEqual([0, 0, 1, 12])
  const marked = await db.selectFrom('facility_type').where('has_samples', '=', true).select('id').execute()
  expect(marked).toEqual([{ id: 14 }])
  const after = await version()
  expect(after.value).toBeGreaterThan(before.value)
  const started = await db
    .selectFrom('registration')
    .where('id', '=', id)
    .select('catalogue_version')
    .executeTakeFirst()
  expect(started?.catalogue_version).toBe(before.value)

  await seed(db)
  expect(await version()).toEqual(after)
})
