import { expect, it, onTestFinished, vi } from 'vitest'
import { trackTimers } from './track-timers.ts'

it('ends the timers that were started since, and no other', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ran: string[] = []
  setTimeout(() => ran.push('before'), 5)
  const end = trackTimers()
  setTimeout(() => ran.push('timeout'), 1)
  setInterval(() => ran.push('interval'), 1)
  end()
  vi.advanceTimersByTime(20)
  expect(ran).toEqual(['before'])
})
