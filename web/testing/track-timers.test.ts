import { expect, it } from 'vitest'
import { trackTimers } from './track-timers.ts'

it('ends the timers that were started since, and no other', async () => {
  const ran: string[] = []
  setTimeout(() => ran.push('before'), 5)
  const end = trackTimers()
  setTimeout(() => ran.push('timeout'), 1)
  const interval = setInterval(() => ran.push('interval'), 1)
  expect(interval).toBeTypeOf('object')
  end()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ran).toEqual(['before'])
})
