import { describe, expect, it } from 'vitest'
import { Refusal } from './refusal.ts'
import {
  considered,
  decide,
  decidedStatuses,
  decisionNames,
  decisions,
  isOpen,
  mayChangeContents,
  offeredDecisions,
  offeredOwnerActions,
  ownerActions,
  readStatus,
  registrationStatuses,
  type Standing,
  submit,
} from './registration-lifecycle.ts'

const today = '2026-06-15'
const inDate = '2026-06-15'
const past = '2026-06-14'

// The transition table, written out a second time by hand: what each move leads to, null where it is refused.
const table: [
  string,
  Standing,
  Record<'submit' | 'consider' | 'Temporary Approval' | 'Approve' | 'Decline', string | null>,
][] = [
  [
    'pending',
    { status: 'pending', expiry_date: null },
    {
      submit: 'pending',
      consider: 'Awaiting decision',
      'Temporary Approval': 'Temporarily approved',
      Approve: null,
      Decline: 'declined',
    },
  ],
  [
    'Awaiting decision',
    { status: 'Awaiting decision', expiry_date: null },
    {
      submit: null,
      consider: 'Awaiting decision',
      'Temporary Approval': null,
      Approve: 'Approved',
      Decline: 'declined',
    },
  ],
  [
    'Temporarily approved, in date',
    { status: 'Temporarily approved', expiry_date: inDate },
    {
      submit: null,
      consider: 'Temporarily approved',
      'Temporary Approval': null,
      Approve: 'Approved',
      Decline: 'declined',
    },
  ],
  [
    'Temporarily approved, past its date',
    { status: 'Temporarily approved', expiry_date: past },
    {
      submit: null,
      consider: 'Temporarily approved',
      'Temporary Approval': null,
      Approve: 'Approved',
      Decline: 'declined',
    },
  ],
  [
    'declined',
    { status: 'declined', expiry_date: null },
    {
      submit: 'pending',
      consider: 'declined',
      'Temporary Approval': 'Temporarily approved',
      Approve: 'Approved',
      Decline: null,
    },
  ],
  [
    'declined after an approval that has lapsed',
    { status: 'declined', expiry_date: past },
    {
      submit: 'pending',
      consider: 'declined',
      'Temporary Approval': 'Temporarily approved',
      Approve: 'Approved',
      Decline: null,
    },
  ],
  [
    'Approved, active',
    { status: 'Approved', expiry_date: inDate },
    { submit: null, consider: 'Approved', 'Temporary Approval': null, Approve: null, Decline: null },
  ],
  [
    'Approved, expired',
    { status: 'Approved', expiry_date: past },
    { submit: null, consider: 'Approved', 'Temporary Approval': null, Approve: null, Decline: 'declined' },
  ],
  [
    'Approved without a date',
    { status: 'Approved', expiry_date: null },
    { submit: null, consider: 'Approved', 'Temporary Approval': null, Approve: null, Decline: 'declined' },
  ],
]

describe.each(table)('a registration that is %s', (_name, standing, moves) => {
  it.each(decisionNames)('offers %s exactly when the table does', (name) => {
    expect(offeredDecisions(standing, today).includes(name)).toBe(moves[name] !== null)
  })

  it.each(decisionNames)('takes %s as an action sent, or refuses it with what is on offer', (name) => {
    const to = decisions[name].leadsTo
    if (moves[name] !== null) {
      expect(decide(standing, to, today)).toEqual({ status: moves[name], decision: name })
      return
    }
    const refusal = refusalOf(() => decide(standing, to, today))
    expect(refusal.code).toBe('action_not_offered')
    expect(refusal.extra).toEqual({ status: standing.status, offered: offeredDecisions(standing, today) })
    expect(refusal.detail).toContain(`${name} is not possible while this registration is ${standing.status}`)
  })

  it.each([false, true])('offers the owner Submit exactly when the table does (submitted before: %s)', (submitted) => {
    const again = submitted && standing.status === 'pending'
    expect(offeredOwnerActions(standing, today, submitted)).toEqual(moves.submit && !again ? ['Submit'] : [])
  })

  it('answers a submit as the table does', () => {
    if (moves.submit) {
      expect(submit(standing, today)).toEqual({ status: moves.submit })
      return
    }
    const refusal = refusalOf(() => submit(standing, today))
    expect(refusal.code).toBe('action_not_offered')
    expect(refusal.extra).toEqual({ status: standing.status, offered: [] })
  })

  it('moves on a saved Consideration form only with both verdicts', () => {
    expect(considered(standing, true)).toBe(moves.consider)
    expect(considered(standing, false)).toBe(standing.status)
  })
})

it('covers every status in the table', () => {
  expect(new Set(table.map(([, standing]) => standing.status))).toEqual(new Set(registrationStatuses))
})

it('points the owner of an expired licence to renewal, and nobody else', () => {
  expect(refusalOf(() => submit({ status: 'Approved', expiry_date: past }, today)).detail).toBe(
    'Submit is not possible while this registration is Approved and expired. Please renew it instead.',
  )
  expect(refusalOf(() => submit({ status: 'Approved', expiry_date: inDate }, today)).detail).toBe(
    'Submit is not possible while this registration is Approved.',
  )
})

it('says that an expired approval cannot be approved again', () => {
  expect(refusalOf(() => decide({ status: 'Approved', expiry_date: past }, 'Approved', today)).detail).toBe(
    'Approve is not possible while this registration is Approved and expired.',
  )
})

it('answers a second submit of a pending registration the same, but no longer draws the button', () => {
  const pending: Standing = { status: 'pending', expiry_date: null }
  expect(submit(pending, today)).toEqual({ status: 'pending' })
  expect(offeredOwnerActions(pending, today, true)).toEqual([])
})

it('lets a declined registration be submitted again', () => {
  expect(offeredOwnerActions({ status: 'declined', expiry_date: null }, today, true)).toEqual(ownerActions)
})

it('keeps the messages of the specification word for word', () => {
  expect(decisionNames.map((name) => decisions[name].message)).toEqual([
    'Temporarily approved successfully!',
    'Approved successfully!',
    'Declined successfully!',
  ])
})

it('has one decision for every status that may be sent', () => {
  expect(new Set(decisionNames.map((name) => decisions[name].leadsTo))).toEqual(new Set(decidedStatuses))
})

it('reads a status in any letter case and writes only the one spelling', () => {
  for (const status of registrationStatuses) {
    expect(readStatus(status)).toBe(status)
    expect(readStatus(` ${status.toUpperCase()}\n`)).toBe(status)
    expect(readStatus(status.toLowerCase())).toBe(status)
  }
  expect(readStatus('approved')).toBe('Approved')
})

it.each(['', 'Approve', 'expired', 'temporarily', 'constructor'])('reads no status in %j', (text) => {
  expect(readStatus(text)).toBeUndefined()
})

it('counts every registration that is not approved as open', () => {
  expect(registrationStatuses.filter(isOpen)).toEqual([
    'pending',
    'Awaiting decision',
    'Temporarily approved',
    'declined',
  ])
})

it.each(registrationStatuses)('lets contents of a registration that is %s be changed by whom it should', (status) => {
  const locked = status === 'Awaiting decision' || status === 'Approved'
  const reaches = ['any', 'own', 'none'] as const
  expect(reaches.filter((reach) => mayChangeContents(reach, status))).toEqual(locked ? ['any'] : ['any', 'own'])
})

it('lets an owner add contents before a registration is started', () => {
  expect(mayChangeContents('own', undefined)).toBe(true)
})

function refusalOf(act: () => unknown): Refusal {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was not refused')
}

describe('a registration that a newer one has replaced', () => {
  for (const status of registrationStatuses) {
    for (const expiry_date of [inDate, past]) {
      it(`is left as it is: ${status}, ${expiry_date === past ? 'past its date' : 'in date'}`, () => {
        const standing = { status, expiry_date, superseded: true }
        expect(offeredDecisions(standing, today)).toEqual([])
        expect(offeredOwnerActions(standing, today, false)).toEqual([])
        expect(considered(standing, true)).toBe(status)
        for (const to of decidedStatuses) {
          expect(() => decide(standing, to, today)).toThrow('while this registration is replaced by a newer one')
        }
        expect(() => submit(standing, today)).toThrow(Refusal)
      })
    }
  }
})
