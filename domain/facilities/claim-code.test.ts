import { expect, it } from 'vitest'
import { claimCodeGroups, normaliseClaimCode } from './claim-code.ts'

it.each([
  ['K7M2QXT94B', 'K7M2QXT94B'],
  ['k7m2q xt94b', 'K7M2QXT94B'],
  [' K7M2Q-XT94B ', 'K7M2QXT94B'],
  ['K7M2Q – XT94B', 'K7M2QXT94B'],
])('reads the code %j as %s', (typed, code) => {
  expect(normaliseClaimCode(typed)).toBe(code)
})

it('prints a code in groups of five', () => {
  expect(claimCodeGroups('K7M2QXT94B')).toEqual(['K7M2Q', 'XT94B'])
})
