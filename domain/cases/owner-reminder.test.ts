import { expect, it } from 'vitest'
import { reminderOf } from './owner-reminder.ts'

const today = '2026-11-22'
const submitted = {
  status: 'pending',
  expiry_date: null,
  submitted_at: '2026-11-01T09:00:00.000Z',
  ended_at: null,
  returned: null,
  has_owner_account: true,
  reminded_at: null,
  due: 0,
} as const
const returned = { due_date: '2026-12-07', resubmitted_at: null }

it.each([
  [{ submitted_at: null }, 'It is not submitted yet.'],
  [{ submitted_at: null, due: 50_000 }, 'It is not submitted yet. ₦50,000 of the fee is still to be paid.'],
  [{ returned }, 'The ministry asked for corrections by 7 December 2026.'],
  [{ due: 12_500.5 }, '₦12,500.50 of the fee is still to be paid.'],
  [{ status: 'Awaiting decision', due: 100 } as const, '₦100 of the fee is still to be paid.'],
  [{ submitted_at: null, reminded_at: '2026-11-15T09:00:00.000Z' }, 'It is not submitted yet.'],
])('reminds an owner of what is to be done: %j', (facts, task) => {
  expect(reminderOf({ ...submitted, ...facts }, today)).toBe(task)
})

it.each([
  [{}, 'Its owner has nothing to do now.'],
  [{ returned: { ...returned, resubmitted_at: '2026-11-20T09:00:00.000Z' } }, 'Its owner has nothing to do now.'],
  [{ submitted_at: null, has_owner_account: false }, 'No account has this facility, so nobody can be reminded.'],
  [
    { submitted_at: null, reminded_at: '2026-11-16T09:00:00.000Z' },
    'Its owner was reminded on 16 November 2026. An owner is reminded once in 7 days at most.',
  ],
  // Half past midnight in Lagos.
  [
    { submitted_at: null, reminded_at: '2026-11-15T23:30:00.000Z' },
    'Its owner was reminded on 16 November 2026. An owner is reminded once in 7 days at most.',
  ],
])('refuses to remind an owner: %j', (facts, why) => {
  expect(() => reminderOf({ ...submitted, ...facts }, today)).toThrow(why)
})
