import { describe, expect, it } from 'vitest'
import { registrationStatuses } from '../applications/registration-status.ts'
import { Refusal } from '../refusal.ts'
import { checkOffered, isRepeated, listObstacles, offeredActions, statusAfter } from './offered-actions.ts'
import type { RegistrationActionName } from './registration.ts'
import { registrationState, registrationStates } from './registration-state.ts'

const today = '2026-06-15'
const inDate = '2026-06-15'
const past = '2026-06-14'
const officer = { privilege_type: 'admin', duties: ['review', 'decide'] } as const
type Facts = Parameters<typeof offeredActions>[1]

const owner = { privilege_type: 'user', duties: [] } as const

function facts(status: Facts['status'], more: Partial<Facts> = {}): Facts {
  return {
    status,
    expiry_date: null,
    submitted_at: '2026-06-01T09:00:00.000Z',
    ended_at: null,
    has_owner_account: true,
    has_newer: false,
    ...more,
  }
}

/** The expected table, written by hand: what each person is offered, and where each action leads; null where refused. */
const table = [
  {
    name: 'pending and not submitted',
    now: facts('pending', { submitted_at: null }),
    officer: ['Temporary Approval', 'Decline'],
    owner: ['Submit', 'Withdraw'],
    leads: { 'Temporary Approval': 'Temporarily approved', Approve: null, Decline: 'declined', Submit: 'pending' },
    considered: 'Awaiting decision',
  },
  {
    name: 'pending and submitted',
    now: facts('pending'),
    officer: ['Temporary Approval', 'Decline', 'Return'],
    owner: ['Withdraw'],
    leads: { 'Temporary Approval': 'Temporarily approved', Approve: null, Decline: 'declined', Submit: 'pending' },
    considered: 'Awaiting decision',
  },
  {
    name: 'pending and returned to the owner',
    now: facts('pending', { returned: { resubmitted_at: null } }),
    officer: ['Temporary Approval', 'Decline'],
    owner: ['Submit', 'Withdraw'],
    leads: { 'Temporary Approval': 'Temporarily approved', Approve: null, Decline: 'declined', Submit: 'pending' },
    considered: 'pending',
    calledBy: 'returned to its owner for correction',
  },
  {
    name: 'pending and submitted again after a return',
    now: facts('pending', { returned: { resubmitted_at: '2026-06-10T09:00:00.000Z' } }),
    officer: ['Temporary Approval', 'Decline', 'Return'],
    owner: ['Withdraw'],
    leads: { 'Temporary Approval': 'Temporarily approved', Approve: null, Decline: 'declined', Submit: 'pending' },
    considered: 'Awaiting decision',
  },
  {
    name: 'Awaiting decision',
    now: facts('Awaiting decision'),
    officer: ['Approve', 'Decline', 'Return'],
    owner: ['Withdraw'],
    leads: { 'Temporary Approval': null, Approve: 'Approved', Decline: 'declined', Submit: null },
    considered: 'Awaiting decision',
  },
  {
    name: 'Temporarily approved and in date',
    now: facts('Temporarily approved', { expiry_date: inDate }),
    officer: ['Approve', 'Decline', 'Extend', 'Print Temporarily Statement'],
    owner: ['Print Temporarily Statement'],
    leads: { 'Temporary Approval': null, Approve: 'Approved', Decline: 'declined', Submit: null },
    considered: 'Temporarily approved',
  },
  {
    name: 'Temporarily approved and past its date',
    now: facts('Temporarily approved', { expiry_date: past }),
    officer: ['Approve', 'Decline', 'Extend', 'Print Temporarily Statement'],
    owner: ['Print Temporarily Statement'],
    leads: { 'Temporary Approval': null, Approve: 'Approved', Decline: 'declined', Submit: null },
    considered: 'Temporarily approved',
  },
  {
    name: 'declined',
    now: facts('declined'),
    officer: ['Temporary Approval', 'Approve'],
    owner: ['Submit'],
    leads: { 'Temporary Approval': 'Temporarily approved', Approve: 'Approved', Decline: null, Submit: 'pending' },
    considered: 'declined',
  },
  {
    name: 'declined after an approval that has lapsed',
    now: facts('declined', { expiry_date: past }),
    officer: ['Temporary Approval', 'Approve'],
    owner: ['Submit'],
    leads: { 'Temporary Approval': 'Temporarily approved', Approve: 'Approved', Decline: null, Submit: 'pending' },
    considered: 'declined',
  },
  {
    name: 'Approved and in force',
    now: facts('Approved', { expiry_date: inDate }),
    officer: ['Print Certificate'],
    owner: ['Print Certificate'],
    leads: { 'Temporary Approval': null, Approve: null, Decline: null, Submit: null },
    considered: 'Approved',
  },
  {
    name: 'Approved and past its date',
    now: facts('Approved', { expiry_date: past }),
    officer: ['Decline', 'Print Certificate'],
    owner: ['Print Certificate'],
    leads: { 'Temporary Approval': null, Approve: null, Decline: 'declined', Submit: null },
    considered: 'Approved',
  },
  {
    name: 'Approved without a date',
    now: facts('Approved'),
    officer: ['Decline', 'Print Certificate'],
    owner: ['Print Certificate'],
    leads: { 'Temporary Approval': null, Approve: null, Decline: 'declined', Submit: null },
    considered: 'Approved',
  },
  {
    name: 'withdrawn',
    now: facts('pending', { ended_at: '2026-06-10T09:00:00.000Z' }),
    officer: [],
    owner: [],
    leads: { 'Temporary Approval': null, Approve: null, Decline: null, Submit: null },
    considered: 'pending',
    calledBy: 'ended',
  },
] as const

const moving = ['Temporary Approval', 'Approve', 'Decline', 'Submit'] as const

describe.each(table)('a registration that is $name', ({ now, leads, considered, ...offered }) => {
  const described = 'calledBy' in offered ? offered.calledBy : now.status

  it('offers officers and its owner what the table says', () => {
    expect(offeredActions(officer, now, today)).toEqual(offered.officer)
    expect(offeredActions(owner, now, today)).toEqual(offered.owner)
  })

  it.each(moving)('accepts %s, or refuses it and lists what is offered', (name) => {
    const to = leads[name]
    if (to !== null) {
      expect(() => checkOffered(name, now, today)).not.toThrow()
      expect(statusAfter(name, now, { today, isComplete: true })).toBe(to)
      return
    }
    const refusal = refusalOf(name, now)
    const decisions = ['Temporary Approval', 'Approve', 'Decline', 'Extend']
    expect(refusal.code).toBe('action_not_offered')
    expect(refusal.extra).toEqual({
      status: now.status,
      offered: name === 'Submit' ? [] : offered.officer.filter((other: string) => decisions.includes(other)),
    })
    expect(refusal.detail).toContain(`${name} is not possible while this registration is ${described}`)
  })

  it('moves on a saved Consideration form only with both verdicts', () => {
    expect(statusAfter('Consider', now, { today, isComplete: true })).toBe(considered)
    expect(statusAfter('Consider', now, { today, isComplete: false })).toBe(now.status)
  })
})

it('covers every status and every state in the table', () => {
  expect(new Set(table.map(({ now }) => now.status))).toEqual(new Set(registrationStatuses))
  expect(new Set(table.map(({ now }) => registrationState(now, today)))).toEqual(new Set(registrationStates))
})

it('leaves out what a setting keeps an officer from, and says why if it were offered otherwise', () => {
  const message = 'Another officer must consider this application'
  const now = facts('Awaiting decision', { obstacles: { Approve: message, 'Temporary Approval': message } })
  expect(offeredActions(officer, now, today)).toEqual(['Decline', 'Return'])
  expect(listObstacles(officer, now, today)).toEqual([{ action: 'Approve', message }])
  expect(listObstacles(owner, now, today)).toEqual([])
})

it.each([
  ['suspended', 'this facility is suspended. Lift the suspension first.'],
  ['sealed', 'this facility is sealed. Lift the sealing first.'],
  ['revoked', 'the licence of this facility is revoked. Lift the revocation first.'],
] as const)('approves nothing while the facility is %s, and declines as ever', (kind, why) => {
  const under = (from_date: string) => ({ restrictions: [{ kind, from_date, until_date: null }] })
  const declined = facts('declined', under(today))
  expect(offeredActions(officer, declined, today)).toEqual([])
  expect(offeredActions(officer, facts('Awaiting decision', under(today)), today)).toEqual(['Decline', 'Return'])
  expect(offeredActions(officer, facts('declined', under('2026-06-16')), today)).toEqual([
    'Temporary Approval',
    'Approve',
  ])
  for (const name of ['Approve', 'Temporary Approval'] as const) {
    expect(refusalOf(name, declined).detail).toBe(`${name} is not possible while ${why}`)
  }
})

it('extends a temporary approval once, also when it has ended', () => {
  const extended = facts('Temporarily approved', { expiry_date: past, extended_at: '2026-01-10T09:00:00.000Z' })
  expect(offeredActions(officer, extended, today)).toEqual(['Approve', 'Decline', 'Print Temporarily Statement'])
  expect(refusalOf('Extend', extended).detail).toBe(
    'This temporary approval was extended before. It can be extended once.',
  )
  expect(refusalOf('Extend', facts('Approved', { expiry_date: inDate })).detail).toBe(
    'Extend is not possible while this registration is Approved.',
  )
  const sealed = { restrictions: [{ kind: 'sealed', from_date: today, until_date: null }] } as const
  expect(refusalOf('Extend', facts('Temporarily approved', { expiry_date: past, ...sealed })).detail).toBe(
    'Extend is not possible while this facility is sealed. Lift the sealing first.',
  )
})

it('offers officers Submit only for a facility without an owner account', () => {
  const onPaper = facts('pending', { submitted_at: null, has_owner_account: false })
  expect(offeredActions(officer, onPaper, today)).toEqual(['Temporary Approval', 'Decline', 'Submit'])
})

it('accepts a second Submit of a pending registration without offering it', () => {
  expect(isRepeated('Submit', facts('pending'), today)).toBe(true)
  expect(isRepeated('Submit', facts('pending', { submitted_at: null }), today)).toBe(false)
  expect(isRepeated('Submit', facts('declined'), today)).toBe(false)
})

it.each([
  ['Submit', past, 'Submit is not possible while this registration is Approved and expired. Please renew it instead.'],
  ['Submit', inDate, 'Submit is not possible while this registration is Approved.'],
  ['Approve', past, 'Approve is not possible while this registration is Approved and expired.'],
  [
    'Print Temporarily Statement',
    inDate,
    'Print Temporarily Statement is not possible while this registration is Approved. It must be Temporarily approved.',
  ],
] as const)('explains why it refuses %s of an approval that lasts until %s', (name, expiry_date, detail) => {
  expect(refusalOf(name, facts('Approved', { expiry_date })).detail).toBe(detail)
})

it.each([
  ['Withdraw', 'pending', true],
  ['Withdraw', 'Awaiting decision', true],
  ['Withdraw', 'Temporarily approved', false],
  ['Withdraw', 'Approved', false],
  ['Withdraw', 'declined', false],
  ['Lapse', 'pending', false],
  ['Lapse', 'Awaiting decision', false],
  ['Lapse', 'Temporarily approved', false],
  ['Lapse', 'Approved', false],
  ['Lapse', 'declined', true],
] as const)('offers %s while it is %s: %s, and never once it has ended', (name, status, isOffered) => {
  const now = facts(status, { expiry_date: inDate })
  if (isOffered) expect(() => checkOffered(name, now, today)).not.toThrow()
  else expect(refusalOf(name, now).code).toBe('action_not_offered')
  expect(refusalOf(name, { ...now, ended_at: '2026-06-10T09:00:00.000Z' }).code).toBe('action_not_offered')
})

it('explains why a decided application cannot be withdrawn', () => {
  expect(refusalOf('Withdraw', facts('declined')).detail).toBe(
    'Withdraw is not possible while this registration is declined. It has been decided.',
  )
})

describe('a registration with a newer one', () => {
  it.each(registrationStatuses)('stays unchanged while it is %s', (status) => {
    for (const expiry_date of [inDate, past]) {
      const now = facts(status, { expiry_date, has_newer: true })
      const printable = { Approved: ['Print Certificate'], 'Temporarily approved': ['Print Temporarily Statement'] }
      expect(offeredActions(officer, now, today)).toEqual(
        Object.entries(printable).find(([s]) => s === status)?.[1] ?? [],
      )
      expect(statusAfter('Consider', now, { today, isComplete: true })).toBe(status)
      expect(isRepeated('Submit', now, today)).toBe(false)
      // A licence in force is not replaced before its own end.
      const isInForce = status === 'Approved' && expiry_date === inDate
      const state = isInForce ? 'Approved' : 'replaced by a newer one'
      for (const name of moving) {
        expect(refusalOf(name, now).detail).toContain(`${name} is not possible while this registration is ${state}.`)
      }
    }
  })
})

function refusalOf(name: RegistrationActionName, now: Facts): Refusal {
  try {
    checkOffered(name, now, today)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was not refused')
}
