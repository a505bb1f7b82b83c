import { expect, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { eachByJob } from './each-by-job.ts'

const run = { job: 'follow-standings', now: new Date('2026-06-15T09:00:00Z') }

it('does what is left when one fails, and then says what went wrong', async () => {
  const { db } = await testDatabase()
  const done: number[] = []
  const work = eachByJob(db, [1, 2, 3], run, async (_, item) => {
    if (item === 2) throw new Error('The second cannot be done')
    done.push(item)
  })
  await expect(work).rejects.toThrow('The second cannot be done')
  expect(done).toEqual([1, 3])
})

it('stops when it is told to', async () => {
  const { db } = await testDatabase()
  const stopping = new AbortController()
  const done: number[] = []
  await eachByJob(db, [1, 2, 3], { ...run, signal: stopping.signal }, async (_, item) => {
    done.push(item)
    stopping.abort()
  })
  expect(done).toEqual([1])
})
