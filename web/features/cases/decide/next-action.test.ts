import { expect, it } from 'vitest'
import { arrangeActions } from './next-action.ts'

const pending = ['Save verdicts', 'Return for correction', 'Temporary Approval', 'Update Approval', 'Decline'] as const
const awaiting = ['Save verdicts', 'Return for correction', 'Approve', 'Update Approval', 'Decline'] as const

it('asks for the verdicts first', () => {
  expect(arrangeActions({ possible: pending, hasMarks: false, needsVerdicts: true })).toEqual({
    first: 'Save verdicts',
    second: 'Temporary Approval',
    menu: ['Return for correction', 'Update Approval', 'Decline'],
  })
})

it('returns what is marked before everything else', () => {
  expect(arrangeActions({ possible: pending, hasMarks: true, needsVerdicts: true })).toEqual({
    first: 'Return for correction',
    second: 'Temporary Approval',
    menu: ['Update Approval', 'Decline'],
  })
})

it('approves with both verdicts', () => {
  expect(arrangeActions({ possible: awaiting, hasMarks: false, needsVerdicts: false })).toEqual({
    first: 'Approve',
    second: 'Return for correction',
    menu: ['Update Approval', 'Decline'],
  })
})

it('saves what was chosen again', () => {
  expect(arrangeActions({ possible: awaiting, hasMarks: false, needsVerdicts: true })).toEqual({
    first: 'Save verdicts',
    second: 'Approve',
    menu: ['Return for correction', 'Update Approval', 'Decline'],
  })
})

it('keeps the paper of what was granted in view', () => {
  const possible = ['Approve', 'Extend', 'Print Temporarily Statement', 'Update Approval', 'Decline'] as const
  expect(arrangeActions({ possible, hasMarks: false, needsVerdicts: false })).toEqual({
    first: 'Approve',
    second: 'Print Temporarily Statement',
    menu: ['Extend', 'Update Approval', 'Decline'],
  })
})

it('prints the certificate of what is approved', () => {
  const possible = ['Print Certificate', 'Update Approval'] as const
  expect(arrangeActions({ possible, hasMarks: false, needsVerdicts: false })).toEqual({
    first: 'Print Certificate',
    second: 'Update Approval',
    menu: [],
  })
})

it('leaves a decline in the menu, even alone', () => {
  expect(arrangeActions({ possible: ['Decline'], hasMarks: false, needsVerdicts: true })).toEqual({
    first: undefined,
    second: undefined,
    menu: ['Decline'],
  })
})
