import { expect, it } from 'vitest'
import type { Duty } from '../accounts/capabilities.ts'
import { confirmersOf, otherBankOfficers, withStates } from './bank-account.ts'

const officer = (id: number, duties: Duty[], is_disabled = false) => ({
  id,
  privilege_type: 'admin' as const,
  duties,
  is_disabled,
})
const proposer = officer(1, ['finance'])

it.each([
  ['a second officer with the duty finance', [officer(2, ['finance'])], [2]],
  ['one with the duty settings', [officer(2, ['settings'])], [2]],
  ['each of several', [officer(2, ['settings', 'finance']), officer(3, ['finance'])], [2, 3]],
  ['the proposer, if the others have other duties', [officer(2, ['review', 'decide', 'users'])], [1]],
  ['the proposer, if the other one is disabled', [officer(2, ['finance'], true)], [1]],
  ['the enabled one of two', [officer(2, ['finance'], true), officer(3, ['settings'])], [3]],
  [
    'the proposer, if an owner has the duty by mistake',
    [{ ...officer(2, ['finance']), privilege_type: 'user' as const }],
    [1],
  ],
  ['the proposer, if there is nobody else', [], [1]],
])('is confirmed by %s', (_, others, expected) => {
  expect(confirmersOf(1, [proposer, ...others])).toEqual(expected)
})

it('is told to the other officers only', () => {
  expect(otherBankOfficers(1, [proposer])).toEqual([])
  expect(otherBankOfficers(1, [proposer, officer(2, ['settings']), officer(3, [])])).toEqual([2])
})

const proposed = { confirmed_at: null, withdrawn_at: null }
const confirmed = { ...proposed, confirmed_at: '2026-03-02T09:00:00Z' }
const withdrawn = { ...proposed, withdrawn_at: '2026-03-02T09:00:00Z' }

it.each([
  [[], []],
  [[proposed], ['proposed']],
  [
    [confirmed, proposed],
    ['in force', 'proposed'],
  ],
  [
    [confirmed, withdrawn, confirmed, withdrawn, proposed],
    ['replaced', 'withdrawn', 'in force', 'withdrawn', 'proposed'],
  ],
])('knows the states of %j', (accounts, states) => {
  // Equal accounts are still different rows.
  expect(withStates(accounts.map((account) => ({ ...account }))).map(({ state }) => state)).toEqual(states)
})
