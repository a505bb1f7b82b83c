import { describe, expect, it } from 'vitest'
import { checkCondition, offeredConditionActions } from './offered-condition-actions.ts'

const today = '2026-06-15'
const owner = { privilege_type: 'user', duties: [] } as const
const deciding = { privilege_type: 'admin', duties: ['decide'] } as const
const reviewing = { privilege_type: 'admin', duties: ['review'] } as const
const approved = {
  status: 'Approved',
  expiry_date: '2026-12-31',
  submitted_at: '2026-05-01T09:00:00.000Z',
  ended_at: null,
  has_newer: false,
} as const
const open = { met_at: null, ended_at: null, provided: 0 }

describe('what is offered for a condition', () => {
  it.each([
    ['the owner', owner, open, ['Provide evidence']],
    ['an officer who decides', deciding, open, ['Mark condition as met']],
    ['another officer', reviewing, open, []],
    ['the owner, who has provided evidence nine times', owner, { ...open, provided: 9 }, ['Provide evidence']],
    ['the owner, who has provided evidence ten times', owner, { ...open, provided: 10 }, []],
    ['an officer after evidence ten times', deciding, { ...open, provided: 10 }, ['Mark condition as met']],
    ['anybody once it is met', deciding, { ...open, met_at: '2026-06-01T09:00:00.000Z' }, []],
    ['anybody once a later decision has ended it', owner, { ...open, ended_at: '2026-06-01T09:00:00.000Z' }, []],
  ])('to %s', (_, person, condition, actions) => {
    expect(offeredConditionActions(person, approved, condition, today)).toEqual(actions)
  })

  it('is nothing while the approval is not given', () => {
    const pending = { ...approved, status: 'pending', expiry_date: null } as const
    expect(offeredConditionActions(owner, pending, open, today)).toEqual([])
  })
})

it.each([
  ['Provide evidence', { ...open, provided: 9 }, undefined],
  ['Provide evidence', { ...open, provided: 10 }, 'Evidence can be provided 10 times for a condition'],
  ['Mark condition as met', { ...open, provided: 10 }, undefined],
  ['Mark condition as met', { ...open, met_at: '2026-06-01T09:00:00.000Z' }, 'This condition is met already'],
  [
    'Provide evidence',
    { ...open, ended_at: '2026-06-01T09:00:00.000Z' },
    'A later decision has replaced this condition',
  ],
] as const)('%s of %j is refused with: %s', (name, condition, message) => {
  const check = () => checkCondition(name, condition)
  if (message) expect(check).toThrow(message)
  else expect(check).not.toThrow()
})
