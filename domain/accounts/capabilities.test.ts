import { expect, it } from 'vitest'
import {
  capabilities,
  type Duty,
  duties,
  dutiesFor,
  isDuty,
  isOfficer,
  mayDo,
  type Reach,
  reachOf,
  roles,
  rolesThatMay,
} from './capabilities.ts'

// The expected table, written by hand: what a visitor, an owner and an officer may do, and the duty that the officer needs.
const table: Record<keyof typeof capabilities, [visitor: Reach, owner: Reach, officer: Reach, duty?: Duty | Duty[]]> = {
  'sign in': ['any', 'any', 'any'],
  'open an account': ['any', 'any', 'any'],
  'reset a forgotten password': ['any', 'any', 'any'],
  'confirm an email': ['any', 'any', 'any'],
  'stop a change of email': ['any', 'any', 'any'],
  'download everything of an application': ['none', 'none', 'any', ['audit', 'decide']],
  'issue a reset code': ['none', 'none', 'any', 'users'],
  "remove a person's second factor": ['none', 'none', 'any', 'users'],
  'read public information': ['any', 'any', 'any'],
  'read the catalogue': ['none', 'any', 'any'],
  'manage own account': ['none', 'own', 'own'],
  'save own drafts': ['none', 'own', 'own'],
  'read own notifications': ['none', 'own', 'own'],
  'see the message templates': ['none', 'any', 'any'],
  'read the sent messages': ['none', 'none', 'any'],
  'read security messages': ['none', 'none', 'any', 'users'],
  'retry a message': ['none', 'none', 'any', 'settings'],
  'see the dashboard': ['none', 'own', 'any'],
  'see the charts of the state': ['none', 'none', 'any'],
  'see the reports': ['none', 'none', 'any'],
  'close own account': ['none', 'own', 'none'],
  'add a facility': ['none', 'own', 'none'],
  'start a registration': ['none', 'own', 'none'],
  'end a declined registration': ['none', 'none', 'none'],
  'tell of the end of a temporary approval': ['none', 'none', 'none'],
  'withdraw a registration': ['none', 'own', 'none'],
  'submit a registration': ['none', 'own', 'any', 'review'],
  'read a facility or registration': ['none', 'own', 'any'],
  'change registration contents': ['none', 'own', 'any', 'review'],
  'print a certificate or statement': ['none', 'own', 'any'],
  'list all facilities': ['none', 'none', 'any'],
  'see the flags of facilities': ['none', 'none', 'any'],
  'accept a flag': ['none', 'none', 'any', 'review'],
  'record a registration from the full form': ['none', 'none', 'any', 'review'],
  'assign an application': ['none', 'none', 'any', 'review'],
  'see the imports': ['none', 'none', 'any'],
  'prepare an import': ['none', 'none', 'any', 'review'],
  'send an import back': ['none', 'none', 'any', ['review', 'decide']],
  'commit an import': ['none', 'none', 'any', 'decide'],
  'end an import': ['none', 'none', 'none'],
  'consider a registration': ['none', 'none', 'any', 'review'],
  'decide on a registration': ['none', 'none', 'any', 'decide'],
  'attach evidence': ['none', 'own', 'none'],
  'provide evidence': ['none', 'own', 'none'],
  'make a representation': ['none', 'own', 'none'],
  'sign a stage': ['none', 'none', 'any'],
  'decide on a representation': ['none', 'none', 'any', 'decide'],
  'give a referee verdict': ['none', 'none', 'any', 'review'],
  'comment on a registration': ['none', 'none', 'any', 'review'],
  'report a concern': ['any', 'any', 'any'],
  'triage concerns': ['none', 'none', 'any', 'review'],
  'see the inspections': ['none', 'none', 'any'],
  'read a published inspection': ['none', 'own', 'any'],
  'plan an inspection': ['none', 'none', 'any', 'inspect'],
  'carry out an inspection': ['none', 'none', 'any', 'inspect'],
  'send what was recorded on site': ['none', 'none', 'any'],
  'comment on an inspection': ['none', 'own', 'none'],
  'reply to a finding': ['none', 'own', 'none'],
  'decide on a corrective action': ['none', 'none', 'any', 'inspect'],
  'read every remark': ['none', 'none', 'any'],
  'ask for a change': ['none', 'own', 'none'],
  'decide on a change': ['none', 'none', 'any', 'decide'],
  'record a change': ['none', 'none', 'any', 'decide'],
  'close a facility': ['none', 'own', 'any', 'decide'],
  'reopen a facility': ['none', 'none', 'any', 'decide'],
  'suspend, seal or revoke': ['none', 'none', 'any', 'decide'],
  'list penalties': ['none', 'none', 'any'],
  'penalise a facility': ['none', 'none', 'any', 'decide'],
  'waive a penalty': ['none', 'none', 'any', 'decide'],
  'see the tariff of offences': ['none', 'none', 'any'],
  'manage the tariff of offences': ['none', 'none', 'any', 'catalogue'],
  'manage the catalogue': ['none', 'none', 'any', 'catalogue'],
  'manage users': ['none', 'none', 'any', 'users'],
  'see the applications': ['none', 'none', 'any'],
  'see the use of the catalogue': ['none', 'none', 'any'],
  'manage places': ['none', 'none', 'any', 'catalogue'],
  'return a registration': ['none', 'none', 'any', 'review'],
  'follow changes of duties': ['none', 'none', 'any', ['users', 'audit']],
  'make claim letters': ['none', 'none', 'any', 'users'],
  'claim a facility': ['none', 'own', 'none'],
  'name helpers': ['none', 'own', 'none'],
  'record a payment': ['none', 'own', 'any', 'review'],
  'see the payments': ['none', 'none', 'any'],
  'decide on a payment': ['none', 'none', 'any', 'finance'],
  'correct an invoice': ['none', 'none', 'any', 'finance'],
  'see the fees': ['none', 'none', 'any'],
  'manage the fees': ['none', 'none', 'any', 'finance'],
  'change the bank account': ['none', 'none', 'any', ['finance', 'settings']],
  'read the audit record': ['none', 'none', 'any', 'audit'],
  'read the settings': ['none', 'none', 'any'],
  'manage the settings': ['none', 'none', 'any', 'settings'],
}
const owner = { privilege_type: 'user', duties: [] } as const
const officer = { privilege_type: 'admin', duties } as const
const reader = { privilege_type: 'admin', duties: [] } as const
const people = [undefined, null, owner, officer]

it('knows two roles', () => {
  expect(roles).toEqual(['admin', 'user'])
  expect([owner, officer].map(isOfficer)).toEqual([false, true])
})

it('gives a visitor, an owner and an officer each capability with its reach', () => {
  const decided = Object.entries(table).map(([capability, [visitor, owner, officer, duty]]) => [
    capability,
    { visitor, owner, officer, ...(duty ? { duty } : {}) },
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

it('gives an officer what their duties allow, and reading without any', () => {
  const reviewer = { privilege_type: 'admin', duties: ['review'] } as const
  const answers = (capability: keyof typeof capabilities) =>
    [reviewer, reader].map((person) => [reachOf(person, capability), mayDo(person, capability)])
  expect(answers('change registration contents')).toEqual([
    ['any', true],
    ['none', false],
  ])
  expect(answers('decide on a registration')).toEqual([
    ['none', false],
    ['none', false],
  ])
  expect(answers('see the applications')).toEqual([
    ['any', true],
    ['any', true],
  ])
})

it.each([
  [['finance'], true],
  [['settings'], true],
  [['review', 'users'], false],
] as const)('gives what needs one of two duties to an officer with %j: %s', (held, allowed) => {
  expect(mayDo({ privilege_type: 'admin', duties: held }, 'change the bank account')).toBe(allowed)
})

it('ignores the duties of somebody who is no officer', () => {
  expect(reachOf({ privilege_type: 'user', duties }, 'manage users')).toBe('none')
})

it('knows the duties by name', () => {
  expect(duties).toEqual(['review', 'inspect', 'decide', 'finance', 'catalogue', 'settings', 'users', 'audit'])
  expect([isDuty('review'), isDuty('admin'), isDuty(undefined)]).toEqual([true, false, false])
  expect([dutiesFor('manage users'), dutiesFor('see the dashboard')]).toEqual([['users'], []])
})
