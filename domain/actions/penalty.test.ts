import { expect, it } from 'vitest'
import { checkPenaltyDecision, offeredPenaltyDecisions } from './penalty.ts'

const decider = { privilege_type: 'admin', duties: ['decide'] } as const
const cashier = { privilege_type: 'admin', duties: ['finance'] } as const
const owner = { privilege_type: 'user', duties: [] } as const

it.each([
  ['open', ['Waive penalty']],
  ['paid', []],
  ['waived', []],
  ['set aside', []],
] as const)('offers for a penalty that is %s %j, to officers with the duty only', (status, offered) => {
  expect(offeredPenaltyDecisions(decider, status)).toEqual(offered)
  expect(offeredPenaltyDecisions(cashier, status)).toEqual([])
  expect(offeredPenaltyDecisions(owner, status)).toEqual([])
})

it('refuses what is not offered', () => {
  expect(() => checkPenaltyDecision('Waive penalty', 'open')).not.toThrow()
  expect(() => checkPenaltyDecision('Waive penalty', 'paid')).toThrow('because this penalty is paid')
  expect(() => checkPenaltyDecision('Waive penalty', 'waived')).toThrow(
    expect.objectContaining({ extra: { status: 'waived', offered: [] } }),
  )
})
