import { expect, it } from 'vitest'
import { checkConcernAction, offeredConcernActions } from './concern.ts'

const reviewer = { privilege_type: 'admin', duties: ['review'] } as const
const others = { privilege_type: 'admin', duties: ['decide', 'finance', 'users', 'settings'] } as const
const owner = { privilege_type: 'user', duties: [] } as const

it.each([
  ['new', ['Take concern', 'Give concern', 'Link facility', 'Unlink facility', 'Close concern']],
  ['in hand', ['Give concern', 'Put concern back', 'Link facility', 'Unlink facility', 'Close concern']],
  ['closed', ['Reopen concern']],
] as const)('offers for a concern that is %s %j, to officers with the duty only', (status, offered) => {
  expect(offeredConcernActions(reviewer, status)).toEqual(offered)
  expect(offeredConcernActions(others, status)).toEqual([])
  expect(offeredConcernActions(owner, status)).toEqual([])
})

it('refuses what is not offered', () => {
  expect(() => checkConcernAction('Take concern', 'new')).not.toThrow()
  expect(() => checkConcernAction('Take concern', 'in hand')).toThrow('because this concern is in hand')
  expect(() => checkConcernAction('Close concern', 'closed')).toThrow('because this concern is closed')
})
