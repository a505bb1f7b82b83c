import { expect, it } from 'vitest'
import { checkCorrectiveAction, offeredCorrectiveActions } from './corrective-action.ts'

const inspector = { privilege_type: 'admin', duties: ['inspect'] } as const
const others = { privilege_type: 'admin', duties: ['review', 'decide'] } as const
const owner = { privilege_type: 'user', duties: [] } as const

it.each([
  ['open', ['Reply to finding'], []],
  ['replied', [], ['Accept reply', 'Send reply back']],
  ['closed', [], []],
] as const)('offers for one that is %s %j to the owner and %j to an inspector', (status, owners, inspectors) => {
  expect(offeredCorrectiveActions(owner, status)).toEqual(owners)
  expect(offeredCorrectiveActions(inspector, status)).toEqual(inspectors)
  expect(offeredCorrectiveActions(others, status)).toEqual([])
})

it('refuses what is not offered', () => {
  expect(() => checkCorrectiveAction('Accept reply', 'open')).toThrow('because this corrective action is open')
  expect(() => checkCorrectiveAction('Reply to finding', 'closed')).toThrow('because this corrective action is closed')
})
