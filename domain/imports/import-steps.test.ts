import { describe, expect, it } from 'vitest'
import { stepToOpen } from './import-steps.ts'

const clear = {
  source: 'file',
  status: 'draft',
  columns: [
    { field: 'name', confidence: 'certain' },
    { field: null, confidence: 'likely' },
  ],
  uncertain_values: 0,
  unsettled: { doubtful: 0, wrong: 0 },
} as const

describe('the step at which an import opens', () => {
  it.each([
    ['commit', {}],
    ['columns', { columns: [{ field: 'lga', confidence: 'doubtful' as const }], uncertain_values: 3 }],
    ['values', { uncertain_values: 3, unsettled: { doubtful: 1, wrong: 1 } }],
    ['rows', { unsettled: { doubtful: 1, wrong: 0 } }],
    ['rows', { unsettled: { doubtful: 0, wrong: 2 } }],
    ['rows', { source: 'by hand' as const, unsettled: { doubtful: 1, wrong: 0 }, uncertain_values: 1 }],
    ['commit', { source: 'by hand' as const, uncertain_values: 1 }],
    ['commit', { status: 'committed', uncertain_values: 3, unsettled: { doubtful: 1, wrong: 1 } }],
  ])('is %s for %j', (step, differs) => {
    expect(stepToOpen({ ...clear, ...differs })).toBe(step)
  })
})
