import { expect, it } from 'vitest'
import { lazily } from './lazily.ts'

it('makes a value when it is first asked for, and once', () => {
  const made: string[] = []
  const value = lazily(() => {
    made.push('made')
    return undefined
  })
  expect(made).toEqual([])
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(made).toEqual(['made'])
})
