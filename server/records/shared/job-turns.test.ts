import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/connect.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { takeTurn } from './job-turns.ts'

let db: Database['db']
beforeAll(async () => {
  ;({ db } = await testDatabase())
})

const everyMs = 3_600_000
const take = (job: string, time: string) => takeTurn(db, job, { now: new Date(`2026-11-20T${time}Z`), everyMs })

it('gives one of several portals that ask at once the turn, and tells the others when the next one is', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => take('at once', '08:00:00')))
  expect(asked.filter(({ isMine }) => isMine)).toEqual([{ isMine: true, nextMs: 3_600_000 }])
  expect(asked.filter(({ isMine }) => !isMine)).toEqual(Array(7).fill({ isMine: false, nextMs: 3_600_000 }))
})

it('gives the next turn once the time has passed, not before', async () => {
  const answers = []
  for (const time of ['08:00:00', '08:20:00', '08:59:59', '09:00:00', '09:00:00', '10:30:00'])
    answers.push(await take('hourly', time))
  expect(answers).toEqual([
    { isMine: true, nextMs: 3_600_000 },
    { isMine: false, nextMs: 2_400_000 },
    { isMine: false, nextMs: 1_000 },
    { isMine: true, nextMs: 3_600_000 },
    { isMine: false, nextMs: 3_600_000 },
    { isMine: true, nextMs: 3_600_000 },
  ])
})

it('has turns of each job by itself', async () => {
  expect(await take('one', '08:00:00')).toMatchObject({ isMine: true })
  expect(await take('another', '08:00:00')).toMatchObject({ isMine: true })
})

it('waits for a portal whose clock is minutes ahead, but not for one that was hours ahead', async () => {
  await take('ahead', '08:04:00')
  expect(await take('ahead', '08:00:00')).toEqual({ isMine: false, nextMs: 3_840_000 })
  await take('far ahead', '12:00:00')
  expect(await take('far ahead', '08:00:00')).toMatchObject({ isMine: true })
})
