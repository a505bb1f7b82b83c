import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { foldTallies } from '../records/reports/fold-deltas.ts'
import { makeFacility } from '../testing/factories.ts'
import { testDatabase } from '../testing/test-database.ts'
import { startFoldingTallies } from './fold-tallies.ts'

async function unfolded(db: Awaited<ReturnType<typeof testDatabase>>['db']): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tally_delta`.execute(db)
  return rows[0]?.n ?? -1
}

async function facilitiesCounted(db: Awaited<ReturnType<typeof testDatabase>>['db']): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::int as n from facility_count where local_gov_area_id = 0 and facility_type_id = 0
  `.execute(db)
  return rows[0]?.n ?? -1
}

it('counts a facility before its change is folded, and the same afterwards', async () => {
  const { db } = await testDatabase()
  await foldTallies(db, 20_000)
  const before = await facilitiesCounted(db)
  await makeFacility(db)
  await makeFacility(db)
  expect(await unfolded(db)).toBe(2)
  expect(await facilitiesCounted(db)).toBe(before + 2)
  expect(await foldTallies(db, 20_000)).toBe(2)
  expect(await unfolded(db)).toBe(0)
  expect(await facilitiesCounted(db)).toBe(before + 2)
})

it('folds the oldest rows first, at most the given number', async () => {
  const { db } = await testDatabase()
  await foldTallies(db, 20_000)
  for (let i = 0; i < 3; i++) await makeFacility(db)
  expect(await foldTallies(db, 2)).toBe(2)
  expect(await unfolded(db)).toBe(1)
  expect(await foldTallies(db, 2)).toBe(1)
  expect(await foldTallies(db, 2)).toBe(0)
})

it('folds repeatedly until it is stopped, also after a failure', async () => {
  const { db } = await testDatabase()
  await sql`alter function fold_tallies(integer) rename to fold_tallies_away`.execute(db)
  let failures = 0
  const job = startFoldingTallies(db, { onFailure: () => failures++, pause: 5 })
  await expect.poll(() => failures).toBeGreaterThan(0)
  await makeFacility(db)
  await sql`alter function fold_tallies_away(integer) rename to fold_tallies`.execute(db)
  await expect.poll(() => unfolded(db)).toBe(0)
  await job.stop()
  await makeFacility(db)
  expect(await unfolded(db)).toBe(1)
})
