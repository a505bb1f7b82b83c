import { shownImport } from '@portal/contract/imports/import.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { describe, expect, it } from 'vitest'
import { whatHappened, whatWillHappen } from './what-comes-in.ts'

const { licences, needs_date, outcomes } = exampleOf(shownImport)

describe('what a commit will do', () => {
  it('is one sentence, with every row that stays out', () => {
    expect(whatWillHappen({ licences, needs_date, outcomes })).toBe(
      '1,746 facilities come in with a licence, 96 come in without a day and need a date, 129 stay out.',
    )
  })

  it('names only what there is', () => {
    const one = { licences: 1, needs_date: 0, outcomes: { ...outcomes, 'stays out': 0 } }
    expect(whatWillHappen(one)).toBe('1 facility comes in with a licence.')
    expect(whatWillHappen({ ...one, licences: 0, needs_date: 1, outcomes: { ...outcomes, 'stays out': 1 } })).toBe(
      '1 facility comes in without a day and needs a date, 1 stays out.',
    )
  })
})

describe('what a commit has done', () => {
  const done = { status: 'committed', licences: 3, needs_date: 0 } as const

  it('says how many came in, and what was kept out', () => {
    expect(whatHappened({ ...done, outcomes: { ...outcomes, 'came in': 3 } })).toBe('3 facilities came in.')
    expect(whatHappened({ ...done, needs_date: 1, outcomes: { ...outcomes, 'came in': 4, 'kept out': 2 } })).toBe(
      '4 facilities came in, 1 of them needs a date, 2 were kept out at the last moment.',
    )
  })

  it('says after the undoing what stays', () => {
    const undone = { ...done, status: 'undone' } as const
    expect(whatHappened({ ...undone, outcomes: { ...outcomes, 'taken back': 3 } })).toBe(
      '3 facilities were taken back.',
    )
    expect(whatHappened({ ...undone, outcomes: { ...outcomes, 'taken back': 1, 'came in': 1 } })).toBe(
      '1 facility was taken back, 1 stays, because somebody has worked on it.',
    )
  })
})
