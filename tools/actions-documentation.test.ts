import { readFileSync } from 'node:fs'
import { accountActions, accountStates } from '@portal/domain/actions/account.ts'
import type { Consequences } from '@portal/domain/actions/action.ts'
import { bankAccountActionStates, bankAccountActions } from '@portal/domain/actions/bank-account.ts'
import { concernActions, concernStates } from '@portal/domain/actions/concern.ts'
import { correctiveActions } from '@portal/domain/actions/corrective-action.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { facilityStates } from '@portal/domain/actions/facility-state.ts'
import { importActions, importStates } from '@portal/domain/actions/import.ts'
import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { inspectionStates } from '@portal/domain/actions/inspection-action.ts'
import { registrationAction } from '@portal/domain/actions/offered-actions.ts'
import { paymentActions, paymentStates } from '@portal/domain/actions/payment.ts'
import { penaltyDecisions } from '@portal/domain/actions/penalty.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { registrationStates } from '@portal/domain/actions/registration-state.ts'
import { checkNames, decisionChecks, settingOfCheck } from '@portal/domain/cases/decision-checks.ts'
import { correctiveActionStatuses } from '@portal/domain/inspections/corrective-actions.ts'
import { penaltyStatuses } from '@portal/domain/standing/penalties.ts'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../docs/lifecycle.md', import.meta.url), 'utf8')

function consequencesInWords({ event, issues, issuesAgain, writesLetter, ...messages }: Consequences): string {
  const told = [
    messages.notifiesOwner && 'message to the owner',
    messages.notifiesAssignee && 'message to the officer',
    messages.notifiesOfficers && 'message to the officers',
    messages.completesChange && 'message to the officers once a change has all that was asked for',
    messages.notifiesNamed && 'message to the person named',
    messages.tellsPerson && 'message to the person',
    messages.notifiesReviewer && 'message to the reviewing officer',
  ]
  return (
    [event && 'timeline', issues, issuesAgain && `${issuesAgain} issued again`, writesLetter && 'letter', ...told]
      .filter(Boolean)
      .join(', ') || '–'
  )
}

interface Row {
  may: string
  offeredWhen: readonly string[]
  leadsTo: string | null
  asks: readonly string[]
  causes: Consequences
}

function line(name: string, { may, offeredWhen, leadsTo, asks, causes }: Row, allStates: readonly string[]): string {
  const when = offeredWhen.length === allStates.length ? 'always' : offeredWhen.join('; ')
  return `| ${name} | ${may} | ${when} | ${leadsTo ?? '–'} | ${asks.join(', ') || '–'} | ${consequencesInWords(causes)} |`
}

it('documents every action on a registration as the action table defines it', () => {
  const lines = Object.entries(registrationActions).map(([name, row]) => line(name, row, registrationStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every fact that a decision can go against', () => {
  for (const name of checkNames) {
    const { label, concerns } = decisionChecks[name]
    const setting = settingOfCheck(name)
    expect(page).toContain(`| ${label} | \`${setting}\` | ${concerns.join(', ')} |`)
  }
})

it('documents every action on a facility as the action table defines it', () => {
  const lines = Object.entries(facilityActions).map(([name, row]) => line(name, row, facilityStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every action on an account as the action table defines it', () => {
  const lines = Object.entries(accountActions).map(([name, row]) => line(name, row, accountStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every action on a payment as the action table defines it', () => {
  const lines = Object.entries(paymentActions).map(([name, row]) => line(name, row, paymentStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every action on the bank account as the action table defines it', () => {
  const lines = Object.entries(bankAccountActions).map(([name, row]) => line(name, row, bankAccountActionStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every decision on a penalty as the table defines it', () => {
  const lines = Object.entries(penaltyDecisions).map(([name, row]) => line(name, row, penaltyStatuses))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every action on a concern as the action table defines it', () => {
  const lines = Object.entries(concernActions).map(([name, row]) => line(name, row, concernStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every action on an inspection as the action table defines it', () => {
  const lines = Object.entries(inspectionActions).map(([name, row]) => line(name, row, inspectionStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every action on a corrective action as the action table defines it', () => {
  const lines = Object.entries(correctiveActions).map(([name, row]) => line(name, row, correctiveActionStatuses))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents every action on an import as the action table defines it', () => {
  const lines = Object.entries(importActions).map(([name, row]) => line(name, row, importStates))
  for (const expected of lines) expect(page).toContain(expected)
})

it('documents no action that is not in the action tables', () => {
  const names = Array.from(page.matchAll(/^\| (?!Action|-)([^|]+) \|/gm), ([, name]) => name)
  expect(names).toEqual([
    ...Object.keys(registrationActions),
    ...Object.keys(facilityActions),
    ...Object.keys(accountActions),
    ...Object.keys(paymentActions),
    ...Object.keys(bankAccountActions),
    ...Object.keys(penaltyDecisions),
    ...Object.keys(concernActions),
    ...Object.keys(inspectionActions),
    ...Object.keys(correctiveActions),
    ...Object.keys(importActions),
  ])
})

it('shows in its diagram exactly the status changes of the action table', () => {
  const drawn = Array.from(page.matchAll(/^ {2}(\w+) --> (\w+): (.+)$/gm), ([, from, to, by]) => `${from} ${by} ${to}`)
  const nodes: Record<string, string> = {
    'pending, not submitted': 'pending',
    'pending, submitted': 'pending',
    'pending, returned': 'pending',
    'Awaiting decision': 'Awaiting',
    'Temporarily approved': 'Temporary',
    'Approved, in force': 'Approved',
    'Approved, past its date': 'Approved',
    declined: 'declined',
    pending: 'pending',
    Approved: 'Approved',
  }
  const moves = (
    ['Return', 'Submit', 'Consider', 'Temporary Approval', 'Approve', 'Decline', 'Set aside decline'] as const
  ).flatMap((name) => {
    const { leadsTo, offeredWhen, movesWhen = offeredWhen } = registrationAction(name)
    return movesWhen.map((state) => `${nodes[state]} ${name} ${nodes[leadsTo ?? '']}`)
  })
  expect(new Set(drawn)).toEqual(new Set(moves))
})
