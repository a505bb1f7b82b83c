import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { makeOwner } from '../../testing/people.ts'
import { simulate } from '../../testing/simulation/simulate.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

// Every seventh day, in which a week's work is done. `npm run bench:simulation` looks at every day.
it('agrees with a plain recount over five years of 500 facilities, also when jobs are late', async () => {
  const { db } = await newTestDatabase()
  const { id: ownerId } = await makeOwner(db)
  const years = { facilities: 500, firstDay: '2026-01-05', lastDay: '2031-01-05', everyDays: 7, ownerId }
  const seen = await simulate(db, years, (day, portal, plain) => {
    // expect() costs a millisecond, and there are 100,000 comparisons.
    if (!isDeepStrictEqual(portal, plain)) expect([day, portal]).toEqual([day, plain])
  })
  expect(seen.days).toBe(261)
  expect(seen.renewals).toBeGreaterThan(800)
  expect(seen.reminders).toBeGreaterThan(2000)
  expect(seen.closed).toBeGreaterThan(50)
  expect(seen.retyped).toBeGreaterThan(40)
  expect(seen.signed).toBeGreaterThan(1000)
  expect(seen.fromPaper).toBeGreaterThan(60)
  expect(seen.renewedFromPaper).toBeGreaterThan(20)
  expect(seen.takenBack).toBeGreaterThan(20)
  expect(seen.sentBack).toBeGreaterThan(50)
  for (const percent of [0, 50, 75, 100]) expect([percent, seen.surcharges[percent]]).not.toEqual([percent, undefined])
})
