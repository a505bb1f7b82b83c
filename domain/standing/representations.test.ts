import { expect, it } from 'vitest'
import { contestedInWords, contestedRestriction, lastDayToContest, mayDecideOn } from './representations.ts'

const decliner = { id: 1, privilege_type: 'admin', duties: ['decide'], is_disabled: false } as const
const other = { ...decliner, id: 2 }
const disabled = { ...other, is_disabled: true }
const reviewer = { ...other, duties: ['review'] } as const

it.each([
  ['the other officer', other, [decliner, other], true],
  ['the one who declined, beside another', decliner, [decliner, other], false],
  ['the one who declined, alone', decliner, [decliner], true],
  ['the one who declined, beside a disabled one', decliner, [decliner, disabled], true],
  ['the one who declined, beside one without the duty', decliner, [decliner, reviewer], true],
  ['one without the duty', reviewer, [decliner, reviewer], false],
] as const)('decides whether %s may decide', (_, officer, officers, may) => {
  expect(mayDecideOn({ officer, decidedBy: 1, officers })).toBe(may)
})

it('counts the days to make a representation from the decision', () => {
  expect(lastDayToContest('2026-02-15', 28)).toBe('2026-03-15')
})

it('calls what it is against by its day', () => {
  expect(contestedInWords(contestedRestriction('sealed'), '2026-06-03')).toBe('the sealing of 3 June 2026')
})
