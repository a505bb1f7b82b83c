import { expect, it } from 'vitest'
import { type Capability, capabilities, duties, mayDo } from '../accounts/capabilities.ts'
import { bankAccountActions } from '../actions/bank-account.ts'
import {
  caseHolder,
  type RegistrationState,
  registrationStates,
  type StateFacts,
} from '../actions/registration-state.ts'
import { auditedTables } from '../audit/audited-actions.ts'
import { recordOf } from '../record-of.ts'
import { bringsWork, inboxKind, inboxKindNames, inboxKinds } from './kinds.ts'

/** What officers begin by themselves, so that it never waits for them, with the reason. */
const begunByOfficers = {
  'Take case': 'chooses who does what waits already',
  'Give case': 'chooses who does what waits already',
  'Put back': 'chooses who does what waits already',
  Comment: 'a remark, whenever an officer has one',
  'Remind owner': 'the owner has to do something, not the ministry',
  'Record registration': 'somebody is at the counter with papers',
  'Record renewal': 'somebody is at the counter with papers',
  'Record new registration': 'somebody is at the counter with papers',
  'Record change': 'somebody is at the counter with papers',
  'Record joining': 'somebody is at the counter with papers',
  'Record leaving': 'somebody is at the counter with papers',
  'Record change of type': 'somebody is at the counter with papers',
  Penalise: 'follows from what an officer saw',
  Suspend: 'follows from what an officer saw',
  Seal: 'follows from what an officer saw',
  Revoke: 'follows from what an officer saw',
  Lift: 'follows from what an officer saw',
  Reopen: 'somebody asks the ministry in person or by letter',
  'Waive penalty': 'somebody asks the ministry in person or by letter',
  'Make claim letter': 'somebody asks the ministry in person or by letter',
  'Make one-time code': 'somebody is at the counter',
  'Reset password': 'somebody asks the ministry in person or by letter',
  'Remove second factor': 'somebody asks the ministry in person or by letter',
  'Change account': 'the management of accounts',
  Disable: 'the management of accounts',
  Enable: 'the management of accounts',
  'End sessions': 'the management of accounts',
  'Propose bank account': 'the ministry moves to another account',
  'Take concern': 'chooses who does what waits already',
  'Give concern': 'chooses who does what waits already',
  'Put concern back': 'chooses who does what waits already',
  'Link facility': 'a step on the way to Close concern',
  'Unlink facility': 'a step on the way to Close concern',
  'Reopen concern': 'an officer thinks again about what was closed',
  'Plan inspection': 'the ministry chooses whom it visits',
  'Begin inspection': 'a step on the way to Finish inspection',
  'Record findings': 'a step on the way to Finish inspection',
  'Add photo': 'a step on the way to Finish inspection',
  'Remove photo': 'a step on the way to Finish inspection',
  'Record visit': 'a step on the way to Finish inspection',
  'Upload visit file': 'a step on the way to Finish inspection',
  'Reopen inspection': 'an officer thinks again about what was cancelled',
  'Discard findings': 'an officer looks at what came after a visit was cancelled',
  'Add addendum': 'a correction, whenever an inspector has one',
  'Take back decision': 'an officer thinks again about what was decided',
  'Prepare import': 'an officer brings a register that is on paper',
  'Ask to commit': 'a step on the way to Commit import',
  'Stop commit': 'an officer thinks again about what they committed',
  'Undo import': 'an officer thinks again about what they committed',
  'Give up import': 'an officer thinks again about what they prepared',
}

const rows = [...Object.values(auditedTables), bankAccountActions].flatMap((table) =>
  Object.entries<{ may: Capability }>(table),
)

it('has every action that only officers may do, besides what they begin by themselves', () => {
  const ofOfficers = rows
    .filter(([, { may }]) => capabilities[may].owner === 'none' && capabilities[may].officer !== 'none')
    .map(([name]) => name)
  const ends = inboxKindNames.flatMap((kind) => inboxKind(kind).endedBy)
  expect([...new Set([...ends, ...Object.keys(begunByOfficers)])].toSorted()).toEqual(ofOfficers.toSorted())
  expect(ends.filter((name) => Object.hasOwn(begunByOfficers, name))).toEqual([])
})

it('lists every kind once, each for officers alone, and with an action that its officer may do', () => {
  expect(inboxKindNames.toSorted()).toEqual(Object.keys(inboxKinds).toSorted())
  for (const name of inboxKindNames) {
    const { may, endedBy } = inboxKind(name)
    expect([name, mayDo({ privilege_type: 'user', duties: [] }, may)]).toEqual([name, false])
    const possible = rows.filter(([action, row]) => endedBy.some((one) => one === action) && row.may === may)
    expect([name, possible.length]).not.toEqual([name, 0])
  }
})

it('has every state of a registration that lies with the ministry', () => {
  const undecided: StateFacts = { status: 'pending', expiry_date: null, submitted_at: null, ended_at: null }
  const submitted_at = '2026-06-01T09:00:00.000Z'
  const factsIn: Record<RegistrationState, StateFacts> = {
    'pending, not submitted': undecided,
    'pending, submitted': { ...undecided, submitted_at },
    'pending, returned': { ...undecided, submitted_at, returned: { resubmitted_at: null } },
    'Awaiting decision': { ...undecided, status: 'Awaiting decision' },
    'Temporarily approved': { ...undecided, status: 'Temporarily approved', expiry_date: '2026-12-31' },
    'Approved, in force': { ...undecided, status: 'Approved', expiry_date: '2026-12-31' },
    'Approved, past its date': { ...undecided, status: 'Approved', expiry_date: '2026-01-31' },
    declined: { ...undecided, status: 'declined' },
    ended: { ...undecided, ended_at: submitted_at },
  }
  const withMinistry = registrationStates.filter((state) => caseHolder(factsIn[state], '2026-06-15') === 'ministry')
  expect(withMinistry).toEqual(['pending, submitted', 'Awaiting decision'])
  const states = inboxKindNames.flatMap((kind) => inboxKind(kind).state ?? [])
  expect(states).toEqual([...withMinistry, 'Temporarily approved'])
})

it('gives each duty its kinds', () => {
  const kindsOf = recordOf(duties, (duty) =>
    inboxKindNames.filter((kind) => mayDo({ privilege_type: 'admin', duties: [duty] }, inboxKind(kind).may)),
  )
  expect(kindsOf).toEqual({
    review: ['application', 'sign-off', 'concern', 'flag'],
    inspect: ['sign-off', 'visit to plan', 'visit', 'report', 'finding reply', 'inspection comments'],
    decide: ['decision', 'sign-off', 'temporary approval', 'change', 'representation', 'condition', 'import'],
    finance: ['sign-off', 'payment', 'bank account'],
    catalogue: ['sign-off'],
    settings: ['sign-off', 'bank account'],
    users: ['sign-off', 'duties'],
    audit: ['sign-off'],
  })
})

it('knows of whoever gets something in the inbox', () => {
  expect(bringsWork('triage concerns')).toBe(true)
  expect(bringsWork('reopen a facility')).toBe(false)
})
