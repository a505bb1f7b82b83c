import { expect, it } from 'vitest'
import { openRestrictions, restrictionStateOn, type StandingFacts, standingOn } from './standing.ts'

const suspended = { kind: 'suspended', from_date: '2026-06-10', until_date: '2026-06-20' } as const
const sealed = { kind: 'sealed', from_date: '2026-06-12', until_date: '2026-06-15' } as const
const revoked = { kind: 'revoked', from_date: '2026-06-14', until_date: null } as const
const all = [suspended, sealed, revoked]

it.each<[string, StandingFacts['restrictions'], string | null, string]>([
  ['2026-06-15', [], null, 'good'],
  ['2026-06-09', [suspended], null, 'good'],
  ['2026-06-10', [suspended], null, 'suspended'],
  ['2026-06-20', [suspended], null, 'suspended'],
  ['2026-06-21', [suspended], null, 'good'],
  ['2026-06-11', all, null, 'suspended'],
  ['2026-06-12', all, null, 'sealed'],
  ['2026-06-14', all, null, 'revoked'],
  ['2036-06-14', all, null, 'revoked'],
  ['2026-06-14', all, '2026-06-14', 'revoked'],
  ['2026-06-13', all, '2026-06-14', 'sealed'],
  ['2026-06-15', [suspended, sealed], '2026-06-14', 'closed'],
  ['2026-06-15', [suspended, suspended], null, 'suspended'],
  ['2026-06-15', [], '2026-06-15', 'closed'],
  ['2026-06-14', [], '2026-06-15', 'good'],
])('on %s with %j and closed from %s a facility is %s', (day, restrictions, closed_from, standing) => {
  expect(standingOn({ restrictions, closed_from }, day)).toBe(standing)
  expect(standingOn({ restrictions: restrictions.toReversed(), closed_from }, day)).toBe(standing)
})

it.each([
  ['2026-06-09', null, 'announced', 1],
  ['2026-06-10', null, 'in force', 1],
  ['2026-06-20', null, 'in force', 1],
  ['2026-06-21', null, 'ended', 0],
  ['2026-06-09', '2026-06-08T09:00:00.000Z', 'lifted', 1],
  ['2026-06-21', '2026-06-12T09:00:00.000Z', 'lifted', 0],
] as const)('on %s a suspension that was lifted at %s is %s', (day, lifted_at, state, open) => {
  expect(restrictionStateOn({ ...suspended, lifted_at }, day)).toBe(state)
  expect(openRestrictions([suspended], day)).toHaveLength(open)
})
