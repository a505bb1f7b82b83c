import { expect, it } from 'vitest'
import { Refusal } from '../refusal.ts'
import { chooseFacilityAction } from './facility.ts'

const today = '2026-06-15'
const starting = ['Start Registration', 'Renew Registration'] as const

it.each([
  [undefined, 'Start Registration'],
  [{ status: 'Approved', expiry_date: '2026-06-14', reference: 'APP-2025-000001' }, 'Renew Registration'],
] as const)('for a facility whose newest registration is %j chooses %s', (newest, name) => {
  expect(chooseFacilityAction(starting, newest, today)).toBe(name)
})

it.each([
  ['pending', null, 'This facility has an open registration, APP-2026-000007. Continue with that one'],
  ['Awaiting decision', null, 'This facility has an open registration, APP-2026-000007. Continue with that one'],
  [
    'Temporarily approved',
    '2026-06-14',
    'This facility has an open registration, APP-2026-000007. Continue with that one',
  ],
  ['declined', null, 'This facility has an open registration, APP-2026-000007. Continue with that one'],
  ['Approved', '2026-06-15', 'This facility is registered until 2026-06-15'],
] as const)('refuses to start another while the newest is %s until %s', (status, expiry_date, detail) => {
  const newest = { status, expiry_date, reference: 'APP-2026-000007' }
  expect(() => chooseFacilityAction(starting, newest, today)).toThrow(new Refusal('already_exists', detail))
})

it('lets an officer penalise a facility whatever its state', () => {
  const newest = { status: 'pending', expiry_date: null, reference: 'APP-2026-000007' } as const
  expect(chooseFacilityAction(['Penalise'], undefined, today)).toBe('Penalise')
  expect(chooseFacilityAction(['Penalise'], newest, today)).toBe('Penalise')
})
