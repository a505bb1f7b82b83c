import { describe, expect, it } from 'vitest'
import { auditedActions, auditedEvents, auditedKinds, auditedTables } from './audited-actions.ts'

describe('what the audit record notes', () => {
  it('is every row of the action tables', () => {
    const names = Object.values(auditedTables).flatMap((table) => Object.keys(table))
    expect(auditedActions).toEqual([...names, ...Object.keys(auditedEvents)])
    expect(names).toEqual(
      expect.arrayContaining(['Approve', 'Comment', 'Lapse', 'Penalise', 'Suspend', 'Claim facility', 'Disable']),
    )
    expect(names).toEqual(expect.arrayContaining(['Confirm payment', 'Waive penalty', 'Change contents']))
  })

  it('has one name for each thing', () => {
    expect(auditedActions.filter((name, index) => auditedActions.indexOf(name) !== index)).toEqual([])
    expect(new Set(auditedKinds).size).toBe(auditedKinds.length)
  })
})
