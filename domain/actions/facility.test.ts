import { expect, it } from 'vitest'
import { duties } from '../accounts/capabilities.ts'
import { changeKinds } from '../facilities/change-kinds.ts'
import { Refusal } from '../refusal.ts'
import {
  chooseFacilityAction,
  type FacilityFacts,
  offeredFacilityActions,
  offeredStart,
} from './offered-facility-actions.ts'

const today = '2026-06-15'
const starting = ['Start Registration', 'Renew Registration'] as const
const periods = { renewal_opens_days: 60, renewal_ends_months: 12 }
const nothing: FacilityFacts = {
  newest: undefined,
  was_approved: false,
  closed_from: null,
  restrictions: [],
  open_changes: [],
  user_id: 7,
  periods,
}
const approved = { status: 'Approved', expiry_date: '2026-06-15', reference: 'APP-2026-000007' } as const
const expired = { ...approved, expiry_date: '2026-06-14' } as const

it.each([
  [undefined, 'Start Registration'],
  [{ ...approved, expiry_date: '2026-08-14' }, 'Renew Registration'],
  [approved, 'Renew Registration'],
  [expired, 'Renew Registration'],
  [{ ...approved, expiry_date: '2025-06-15' }, 'Renew Registration'],
  [{ ...approved, expiry_date: '2025-06-14' }, 'Start Registration'],
] as const)('for a facility whose newest registration is %j chooses %s', (newest, name) => {
  expect(chooseFacilityAction(starting, { ...nothing, newest }, today)).toBe(name)
  expect(offeredStart({ newest, closed_from: null, restrictions: [], periods }, today)).toBe(name)
})

const isOpen = 'This facility has an open registration, APP-2026-000007. Continue with that one'
it.each([
  ['pending', null, isOpen],
  ['Awaiting decision', null, isOpen],
  ['Temporarily approved', '2026-06-14', isOpen],
  ['declined', null, isOpen],
  ['Approved', '2026-08-15', 'This facility is registered until 2026-08-15. It can be renewed from 2026-06-16'],
] as const)('refuses to start another while the newest is %s until %s', (status, expiry_date, detail) => {
  const newest = { status, expiry_date, reference: 'APP-2026-000007' }
  const start = () => chooseFacilityAction(starting, { ...nothing, newest }, today)
  expect(start).toThrow(new Refusal('already_exists', detail))
  expect(offeredStart({ newest, closed_from: null, restrictions: [], periods }, today)).toBe(null)
})

it('does not renew a licence that has not begun', () => {
  const newest = { ...approved, valid_from: '2026-06-16', expiry_date: '2026-06-30' }
  expect(offeredStart({ newest, closed_from: null, restrictions: [], periods }, today)).toBe(null)
  expect(offeredStart({ newest, closed_from: null, restrictions: [], periods }, '2026-06-16')).toBe(
    'Renew Registration',
  )
})

it('lets an officer penalise a facility whatever its state', () => {
  const newest = { status: 'pending', expiry_date: null, reference: 'APP-2026-000007' } as const
  for (const facts of [nothing, { ...nothing, newest }, { ...nothing, closed_from: '2026-06-01' }])
    expect(chooseFacilityAction(['Penalise'], facts, today)).toBe('Penalise')
})

const suspended = { kind: 'suspended', from_date: '2026-06-01', until_date: '2026-06-15' } as const
const sealed = { kind: 'sealed', from_date: '2026-06-01', until_date: null } as const
const revoked = { kind: 'revoked', from_date: '2026-06-01', until_date: null } as const

const inForce = { ...nothing, newest: approved, was_approved: true }
const restricting = ['Suspend', 'Seal', 'Revoke'] as const
const everyKind = changeKinds.map((kind, index) => ({ id: index + 3, kind }))
const asked = { ...inForce, open_changes: everyKind }

/** Written by hand: what an owner and an officer are offered besides registrations and penalties. */
it.each([
  ['never registered', nothing, ['Close'], ['Close', 'Suspend', 'Seal']],
  ['approved', inForce, ['Change type', 'Ask for a change', 'Close'], ['Close', ...restricting]],
  ['expired', { ...inForce, newest: expired }, ['Ask for a change', 'Close'], ['Close', ...restricting]],
  [
    'asked to change',
    asked,
    ['Change type', 'Withdraw change', 'Close'],
    ['Accept change', 'Refuse change', 'Close', ...restricting],
  ],
  [
    'approved, without an owner',
    { ...inForce, user_id: null },
    ['Change type', 'Ask for a change', 'Close'],
    ['Record renewal', 'Record change of type', 'Record change', 'Close', ...restricting],
  ],
  ['closed', { ...inForce, closed_from: '2026-06-01' }, [], ['Reopen', ...restricting]],
  ['closed later', { ...inForce, closed_from: '2026-12-31' }, [], ['Reopen', ...restricting]],
  [
    'suspended until today',
    { ...inForce, restrictions: [suspended] },
    ['Change type', 'Ask for a change', 'Close'],
    ['Close', 'Seal', 'Revoke', 'Lift'],
  ],
  [
    'to be sealed',
    { ...inForce, restrictions: [{ ...sealed, from_date: '2026-07-01' }] },
    ['Change type', 'Ask for a change', 'Close'],
    ['Close', 'Suspend', 'Revoke', 'Lift'],
  ],
  [
    'no longer suspended',
    { ...inForce, restrictions: [{ ...suspended, until_date: '2026-06-14' }] },
    ['Change type', 'Ask for a change', 'Close'],
    ['Close', ...restricting],
  ],
  [
    'revoked and closed',
    { ...inForce, restrictions: [revoked, sealed], closed_from: '2026-06-01' },
    [],
    ['Reopen', 'Suspend', 'Lift'],
  ],
  [
    'asked to change and closed',
    { ...asked, closed_from: '2026-06-01' },
    ['Withdraw change'],
    ['Refuse change', 'Reopen', ...restricting],
  ],
] as const)('offers for a facility that is %s what the table says', (_state, facts, toOwner, toOfficer) => {
  expect(offeredFacilityActions({ privilege_type: 'user', duties: [] }, facts, today)).toEqual(toOwner)
  expect(offeredFacilityActions({ privilege_type: 'admin', duties }, facts, today)).toEqual(toOfficer)
})

it.each([
  ['revoked', [revoked], null],
  ['to be revoked', [{ ...revoked, from_date: '2026-06-16' }], 'Renew Registration'],
  ['revoked until yesterday', [{ ...revoked, until_date: '2026-06-14' }], 'Renew Registration'],
  ['suspended and sealed', [suspended, sealed], 'Renew Registration'],
] as const)('can be started by the owner of a licence that is %s: %j, %s', (_state, restrictions, start) => {
  expect(offeredStart({ newest: approved, closed_from: null, restrictions, periods }, today)).toBe(start)
})

const isClosed = 'This facility is closed from 2026-06-01. Only the ministry can reopen it'
it.each([
  ['Start Registration', { closed_from: '2026-06-01' }, 'action_not_offered', isClosed],
  ['Close', { closed_from: '2026-06-01' }, 'action_not_offered', isClosed],
  [
    'Renew Registration',
    { newest: approved, restrictions: [revoked] },
    'action_not_offered',
    'The licence of this facility is revoked from 2026-06-01. Nothing can be started for it',
  ],
  ['Start Registration', { restrictions: [revoked], closed_from: '2026-06-01' }, 'action_not_offered', isClosed],
  [
    'Suspend',
    { restrictions: [suspended] },
    'action_not_offered',
    'This facility is suspended already, from 2026-06-01 until 2026-06-15. Lift that suspension first',
  ],
  [
    'Revoke',
    { restrictions: [revoked], was_approved: true },
    'action_not_offered',
    'The licence of this facility is revoked already, from 2026-06-01. Lift that revocation first',
  ],
  ['Revoke', {}, 'action_not_offered', 'This facility was never approved, so it has no licence to revoke'],
  ['Lift', {}, 'action_not_offered', 'This was lifted, or has ended'],
  ['Reopen', {}, 'action_not_offered', 'This facility is not closed'],
  ['Accept change', {}, 'action_not_offered', 'This request was decided or withdrawn before'],
  ['Withdraw change', {}, 'action_not_offered', 'This request was decided or withdrawn before'],
  ['Accept change', { closed_from: '2026-06-01', open_changes: everyKind }, 'action_not_offered', isClosed],
  [
    'Record change',
    { was_approved: true },
    'action_not_offered',
    'The owner of this facility asks for changes. Decide on that request',
  ],
  [
    'Record joining',
    { was_approved: true },
    'action_not_offered',
    'The owner of this facility reports who joins and leaves',
  ],
  [
    'Record leaving',
    { user_id: null },
    'action_not_offered',
    'Before its first approval, correct the details of the facility directly',
  ],
  [
    'Record change',
    { user_id: null },
    'action_not_offered',
    'Before its first approval, correct the details of the facility directly',
  ],
  [
    'Ask for a change',
    {},
    'action_not_offered',
    'Before its first approval, correct the details of the facility directly',
  ],
  [
    'Ask for a change',
    { was_approved: true, open_changes: everyKind },
    'already_exists',
    'A change has been asked for already. Withdraw that request, or wait for its decision',
  ],
] as const)('refuses %s for a facility with %j: %s', (name, facts, code, detail) => {
  const choose = () => chooseFacilityAction([name], { ...nothing, ...facts }, today)
  expect(choose).toThrow(expect.objectContaining({ code, detail }))
})
