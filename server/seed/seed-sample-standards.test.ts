import { askedNumber } from '@portal/domain/applications/asked-number.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../database/connect.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { seed } from './seed.ts'

const bare = {
  help: null,
  least_number: null,
  weight: 1,
  is_critical: false,
  may_not_apply: false,
  needs_photo: false,
  takes_evidence: false,
}

const oxygen = 'Is there oxygen with flow meter or a concentrator? (number)'

/** What a question of a type expects. */
function standardsOf(db: Db, type: number, sentence: string) {
  return db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .where('facility_type_id', '=', type)
    .where('sub_list', '=', sentence)
    .select(['sub_list.id', 'help', 'least_number', 'weight', 'is_critical', 'needs_photo', 'may_not_apply'])
    .executeTakeFirstOrThrow()
}

it('gives the questions of a new portal weights and marks, and every type a critical question', async () => {
  const { db } = await newTestDatabase()
  expect(await standardsOf(db, 1, oxygen)).toMatchObject({
    help: 'A cylinder or concentrator that is ready for use, with what is needed to give the oxygen to a patient.',
    least_number: 1,
    weight: 5,
    is_critical: true,
    needs_photo: true,
  })
  expect(await standardsOf(db, 1, 'Is a partograph used for every labour?')).toMatchObject({
    weight: 3,
    is_critical: false,
    may_not_apply: true,
  })
  expect(await standardsOf(db, 14, 'Is a signboard with the registered name displayed?')).toMatchObject({ weight: 0 })
  const critical = await db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .where('is_critical', '=', true)
    .select('facility_type_id')
    .distinct()
    .orderBy('facility_type_id')
    .execute()
  expect(critical.map(({ facility_type_id }) => facility_type_id)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ])
})

it('gives a minimum only to questions that ask for a number', async () => {
  const { db } = await newTestDatabase()
  const minimums = db.selectFrom('sub_list').where('least_number', 'is not', null).select('sub_list')
  const wrong = (await minimums.execute()).filter(({ sub_list }) => askedNumber(sub_list) === undefined)
  expect(wrong).toEqual([])
})

it('leaves alone what the ministry has saved or changed, and gives the rest of an existing portal its standards once', async () => {
  const { db } = await newTestDatabase()
  // As a portal was before: no question expects anything, type 1 was never marked, and one question of type 4 was changed.
  await db.updateTable('sub_list').set(bare).execute()
  await sql`delete from sub_list_version where until_version is not null`.execute(db)
  await db.updateTable('facility_type').set({ has_samples: false }).where('id', '=', 1).execute()
  const changed = await standardsOf(db, 4, 'Is a stocked emergency tray checked daily?')
  await db.updateTable('sub_list').set({ sub_list: 'Is the tray checked?' }).where('id', '=', changed.id).execute()
  await db
    .updateTable('sub_list')
    .set({ sub_list: 'Is a stocked emergency tray checked daily?' })
    .where('id', '=', changed.id)
    .execute()
  const version = () =>
    db.selectFrom('counter').where('name', '=', 'catalogue_version').select('value').executeTakeFirstOrThrow()
  const { value: before } = await version()

  await seed(db)
  expect(await standardsOf(db, 1, oxygen)).toMatchObject({ weight: 1, is_critical: false })
  expect(await standardsOf(db, 4, oxygen)).toMatchObject({ weight: 5, is_critical: true })
  expect(await standardsOf(db, 4, 'Is a stocked emergency tray checked daily?')).toMatchObject({ weight: 1 })
  expect(await version()).toEqual({ value: before + 1 })

  // An officer who takes a weight back is not corrected at the next start.
  const { id } = await standardsOf(db, 4, oxygen)
  await db.updateTable('sub_list').set(bare).where('id', '=', id).execute()
  await seed(db)
  expect(await standardsOf(db, 4, oxygen)).toMatchObject({ weight: 1, is_critical: false })
})
