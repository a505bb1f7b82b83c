import { expect, it } from 'vitest'
import { capabilities, isOfficer, mayDo, type Reach, reachOf, roles, rolesThatMay } from './capabilities.ts'

// The expected table, written by hand: what a visitor, an owner and an officer may do.
const table: Record<keyof typeof capabilities, [visitor: Reach, owner: Reach, officer: Reach]> = {
  'sign in': ['any', 'any', 'any'],
  'open an account': ['any', 'any', 'any'],
  'read public information': ['any', 'any', 'any'],
  'read the catalogue': ['none', 'any', 'any'],
  'manage own account': ['none', 'own', 'own'],
  'save own drafts': ['none', 'own', 'own'],
  'read own notifications': ['none', 'own', 'own'],
  'see the dashboard': ['none', 'own', 'any'],
  'see the charts of the state': ['none', 'none', 'any'],
  'add a facility': ['none', 'own', 'none'],
  'start a registration': ['none', 'own', 'none'],
  'end a declined registration': ['none', 'none', 'none'],
  'withdraw a registration': ['none', 'own', 'none'],
  'submit a registration': ['none', 'own', 'any'],
  'read a facility or registration': ['none', 'own', 'any'],
  'change registration contents': ['none', 'own', 'any'],
  'print a certificate or statement': ['none', 'own', 'any'],
  'list all facilities': ['none', 'none', 'any'],
  'see likely duplicates': ['none', 'none', 'any'],
  'record a registration from the full form': ['none', 'none', 'any'],
  'assign a case': ['none', 'none', 'any'],
  'consider a registration': ['none', 'none', 'any'],
  'decide on a registration': ['none', 'none', 'any'],
  'give a referee verdict': ['none', 'none', 'any'],
  'comment on a registration': ['none', 'none', 'any'],
  'read every remark': ['none', 'none', 'any'],
  'list penalties': ['none', 'none', 'any'],
  'penalise a facility': ['none', 'none', 'any'],
  'manage the catalogue': ['none', 'none', 'any'],
  'manage places': ['none', 'none', 'any'],
  'read the settings': ['none', 'none', 'any'],
  'manage the settings': ['none', 'none', 'any'],
}
const owner = { privilege_type: 'user' } as const
const officer = { privilege_type: 'admin' } as const
const people = [undefined, null, owner, officer]

it('knows two roles', () => {
  expect(roles).toEqual(['admin', 'user'])
  expect([owner, officer].map(isOfficer)).toEqual([false, true])
})

it('gives a visitor, an owner and an officer each capability with its reach', () => {
  const decided = Object.entries(table).map(([capability, [visitor, owner, officer]]) => [
    capability,
    { visitor, owner, officer },
  ])
  expect(capabilities).toEqual(Object.fromEntries(decided))
})

it('reads the reach of a person, a visitor included, from the table', () => {
  const reaches = (capability: keyof typeof capabilities) => people.map((person) => reachOf(person, capability))
  expect(reaches('add a facility')).toEqual(['none', 'none', 'own', 'none'])
  expect(reaches('read a facility or registration')).toEqual(['none', 'none', 'own', 'any'])
  expect(reaches('read public information')).toEqual(['any', 'any', 'any', 'any'])
})

it('allows a capability whose reach is any or own', () => {
  const answers = (capability: keyof typeof capabilities) => people.map((person) => mayDo(person, capability))
  expect(answers('decide on a registration')).toEqual([false, false, false, true])
  expect(answers('withdraw a registration')).toEqual([false, false, true, false])
  expect(answers('open an account')).toEqual([true, true, true, true])
})

it('lists the roles that have a capability', () => {
  expect(rolesThatMay('manage the settings')).toEqual(['admin'])
  expect(rolesThatMay('add a facility')).toEqual(['user'])
  expect(rolesThatMay('see the dashboard')).toEqual(['admin', 'user'])
})
