import { expect, it } from 'vitest'
import { DeliveryFailure } from './sender.ts'
import { timingOf } from './timing.ts'

it('looks for messages each second, and tries one for a day, at first after a minute and at last every two hours', () => {
  expect(timingOf(false)).toEqual({
    pollMs: 1_000,
    retrySeconds: 60,
    maxRetrySeconds: 7_200,
    giveUpSeconds: 86_400,
    claimSeconds: 120,
    expireSeconds: 300,
    superviseSeconds: 60,
  })
})

it('looks less often in the embedded database, which has one connection', () => {
  expect(timingOf(true).pollMs).toBe(10_000)
})

it('keeps of what a server said one line of 500 characters', () => {
  const { message } = new DeliveryFailure('later', `\r\n451 busy\r\n${'x'.repeat(600)}`)
  expect(message).toHaveLength(500)
  expect(message).toMatch(/^451 busy x+$/)
})
