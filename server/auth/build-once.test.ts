import { expect, it } from 'vitest'
import { buildOnce } from './build-once.ts'

it('builds a value at the first call and gives the same one to all, also while it is being built', async () => {
  let built = 0
  const value = buildOnce(async () => ({ number: ++built }))
  expect(built).toBe(0)
  const [one, other] = await Promise.all([value(), value()])
  expect([one, one === other, (await value()) === one]).toEqual([{ number: 1 }, true, true])
})

it('tells every caller who waits of a failure, and builds again for the next', async () => {
  let built = 0
  const value = buildOnce(async () => {
    built += 1
    if (built === 1) throw new Error('No memory is left')
    return built
  })
  const failed = await Promise.allSettled([value(), value()])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([await value(), await value()]).toEqual([2, 2])
})
