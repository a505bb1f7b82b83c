import { expect, it } from 'vitest'
import { decidedStatuses, isOpen, readStatus, registrationStatuses } from '../applications/registration-status.ts'
import { decisionNames } from './decisions.ts'
import { decisionTo, mayChangeContents, mayChangeFacility, movesWhenConsidered, printingOf } from './offered-actions.ts'
import { registrationActions } from './registration.ts'

it.each([
  ['pending', true, true],
  ['Awaiting decision', false, true],
  ['Temporarily approved', true, true],
  ['Approved', false, false],
  ['declined', true, true],
] as const)(
  'lets the contents be changed while it is %s: by the owner %s, by officers %s',
  (status, owner, officer) => {
    expect(mayChangeContents('own', status)).toBe(owner)
    expect(mayChangeContents('any', status)).toBe(officer)
    expect(mayChangeContents('none', status)).toBe(false)
  },
)

it('lets an owner add contents before a registration is started', () => {
  expect(mayChangeContents('own', undefined)).toBe(true)
})

it('says that only a pending registration moves when it is considered', () => {
  expect(registrationStatuses.filter((status) => movesWhenConsidered({ status }))).toEqual(['pending'])
  expect(movesWhenConsidered({ status: 'pending', returned: { resubmitted_at: null } })).toBe(false)
})

it('has one decision for every status that may be sent', () => {
  expect(decidedStatuses.map(decisionTo)).toEqual(['Temporary Approval', 'Approve', 'Decline'])
})

it('has one print button for each document', () => {
  expect(printingOf('certificate')).toBe('Print Certificate')
  expect(printingOf('statement')).toBe('Print Temporarily Statement')
})

it('has the messages of the specification word for word', () => {
  expect(decisionNames.map((name) => registrationActions[name].message)).toEqual([
    'Temporarily approved successfully!',
    'Approved successfully!',
    'Declined successfully!',
  ])
})

it('reads a status in any letter case and writes only the one spelling', () => {
  for (const status of registrationStatuses) {
    expect(readStatus(status)).toBe(status)
    expect(readStatus(` ${status.toUpperCase()}\n`)).toBe(status)
    expect(readStatus(status.toLowerCase())).toBe(status)
  }
  expect(readStatus('approve')).toBeUndefined()
  expect(readStatus('')).toBeUndefined()
})

it('calls every registration open that is not Approved', () => {
  expect(registrationStatuses.filter((status) => !isOpen(status))).toEqual(['Approved'])
})

it.each([
  ['own', 'pending', false, true],
  ['own', 'pending', true, false],
  ['any', 'declined', true, false],
  ['own', 'Awaiting decision', false, false],
  ['own', undefined, false, true],
] as const)(
  'lets the details of a facility be changed with the reach %s while it is %s, approved before: %s: %s',
  (reach, status, was_approved, isSo) => {
    expect(mayChangeFacility(reach, { status, was_approved })).toBe(isSo)
  },
)
