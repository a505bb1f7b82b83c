import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionFound, connectionLost } from '../connection.ts'
import { waitToRetry } from './wait-to-retry.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  // Looking for the connection finds none.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  connectionFound()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function wait(failures: number) {
  const giveUp = new AbortController()
  let isOver = false
  void waitToRetry(failures, giveUp.signal).then(() => {
    isOver = true
  })
  const isOverAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return isOver
  }
  return { isOverAfter, giveUp }
}

describe('the pause before another attempt', () => {
  it.each([
    [0, 500],
    [1, 1000],
    [5, 16_000],
    [20, 30_000],
  ])('is longer after each failure, but not for ever (%i: %i ms)', async (failures, milliseconds) => {
    const { isOverAfter } = wait(failures)
    expect(await isOverAfter(milliseconds - 1)).toBe(false)
    expect(await isOverAfter(1)).toBe(true)
  })

  it('lasts until the connection is back, which is tried in any case after half a minute', async () => {
    connectionLost()
    const [first, second] = [wait(0), wait(0)]
    expect(await first.isOverAfter(29_999)).toBe(false)
    connectionFound()
    expect(await first.isOverAfter(0)).toBe(true)
    connectionLost()
    const third = wait(0)
    expect([await second.isOverAfter(0), await third.isOverAfter(29_999)]).toEqual([true, false])
    expect(await third.isOverAfter(1)).toBe(true)
  })

  it('ends when the upload is cancelled', async () => {
    const { isOverAfter, giveUp } = wait(20)
    giveUp.abort()
    expect(await isOverAfter(0)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
