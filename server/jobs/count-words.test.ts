import { expect, it } from 'vitest'
import { countSearchWords } from '../records/search/count-words.ts'
import { makeFacility } from '../testing/factories.ts'
import { newTestDatabase, testDatabase } from '../testing/test-database.ts'
import { startCountingWords, untilNight } from './count-words.ts'

type Db = Awaited<ReturnType<typeof testDatabase>>['db']

function counts(db: Db, word: string) {
  return db.selectFrom('search_word').where('word', '=', word).select(['n', 'o']).executeTakeFirst()
}

it('counts the names and the owners that have a word', async () => {
  const { db } = await testDatabase()
  await makeFacility(db, { company_name: 'Gurara Gurara Clinic', owner_name: 'Ladi Gurara' })
  await makeFacility(db, { company_name: 'Gurara Hospital' })
  expect(await counts(db, 'gurara')).toEqual({ n: 0, o: 0 })
  expect(await countSearchWords(db)).toBeGreaterThan(4)
  expect(await counts(db, 'gurara')).toEqual({ n: 2, o: 1 })
  expect(await counts(db, 'ladi')).toEqual({ n: 0, o: 1 })
})

it('no longer counts a name that was changed', async () => {
  const { db } = await testDatabase()
  const { id } = await makeFacility(db, { company_name: 'Kusherki Clinic' })
  await countSearchWords(db)
  await db.updateTable('facility').set({ company_name: 'Tafa Clinic' }).where('id', '=', id).execute()
  await countSearchWords(db)
  expect(await counts(db, 'kusherki')).toEqual({ n: 0, o: 0 })
  expect(await counts(db, 'tafa')).toEqual({ n: 1, o: 0 })
})

it('counts as soon as it is started, until it is stopped', async () => {
  const { db } = await newTestDatabase()
  await makeFacility(db, { company_name: 'Zungeru Clinic' })
  const failures: unknown[] = []
  const job = startCountingWords(db, { onFailure: (error) => failures.push(error) })
  await expect.poll(() => counts(db, 'zungeru')).toEqual({ n: 1, o: 0 })
  await job.stop()
  expect(failures).toEqual([])
})

it.each([
  ['2026-11-22T00:59:00Z', 60_000],
  ['2026-11-22T01:00:00Z', 24 * 3_600_000],
  ['2026-11-22T13:00:00Z', 12 * 3_600_000],
])('at %s waits until 2 a.m. in Nigeria', (now, milliseconds) => {
  expect(untilNight(new Date(now))).toBe(milliseconds)
})
