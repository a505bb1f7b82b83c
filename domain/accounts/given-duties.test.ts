import { describe, expect, it } from 'vitest'
import type { Duty } from './capabilities.ts'
import { divideDuties, hasSameDuties, mayConfirmDuties, waitingEnds, waitingSince } from './given-duties.ts'

const manager = (id: number, more: object = {}) =>
  ({ id, privilege_type: 'admin', duties: ['users'], is_disabled: false, ...more }) as const
const [giver, receiver, third] = [manager(1), manager(2), manager(3)]
const between = { giverId: 1, receiverId: 2 }

it.each([
  ['who gave them', giver, false],
  ['who gets them', receiver, false],
  ['another officer who manages users', third, true],
  ['an officer who does not', { ...third, duties: ['review', 'decide', 'finance', 'audit'] } as const, false],
  ['an owner', { ...third, privilege_type: 'user', duties: [] } as const, false],
])('duties are confirmed by %s: %s', (_, officer, may) => {
  expect(mayConfirmDuties(officer, between)).toBe(may)
})

const all = ['decide', 'finance', 'users', 'audit', 'settings'] as const

describe('duties that are given', () => {
  const divide = (officers: Parameters<typeof divideDuties>[1], wanted: readonly Duty[] = all) =>
    divideDuties({ present: ['review', 'finance'], wanted, ...between }, officers)

  it('wait for another officer where they are about licences, money, users or the audit record, and are new', () => {
    expect(divide([giver, receiver, third])).toEqual({
      held: ['finance', 'settings'],
      waits: ['decide', 'users', 'audit'],
    })
    expect(divide([giver, receiver, third], ['review', 'catalogue'])).toEqual({
      held: ['review', 'catalogue'],
      waits: [],
    })
  })

  it.each([
    ['there is no other officer', [giver, receiver]],
    ['the only other one is disabled', [giver, receiver, { ...third, is_disabled: true }]],
    ['the others do not manage users', [giver, receiver, { ...third, duties: ['audit'] } as const]],
  ])('hold at once while %s', (_, officers) => {
    expect(divide(officers)).toEqual({ held: ['decide', 'finance', 'settings', 'users', 'audit'], waits: [] })
  })

  it('wait for seven days, to the second', () => {
    expect(waitingEnds('2026-06-15T09:00:00.000Z')).toBe('2026-06-22T09:00:00.000Z')
    expect(waitingSince(new Date('2026-06-22T09:00:00.000Z'))).toBe('2026-06-15T09:00:00.000Z')
  })
})

it('compares lists of duties, whatever their order', () => {
  expect(hasSameDuties(['decide', 'users'], ['users', 'decide'])).toBe(true)
  expect(hasSameDuties(['decide', 'users'], ['users', 'audit'])).toBe(false)
  expect(hasSameDuties(['users'], ['users', 'audit'])).toBe(false)
})
