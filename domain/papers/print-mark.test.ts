import { expect, it } from 'vitest'
import { paperOutcomes } from '../licences/verification.ts'
import { markWords, printMarkOf } from './print-mark.ts'

it('says across a paper why it does not count any more', () => {
  const words = paperOutcomes.map((outcome) => {
    const mark = printMarkOf(outcome)
    return [outcome, mark && markWords[mark]]
  })
  expect(words).toEqual([
    ['valid', null],
    ['provisional', null],
    ['expired', 'EXPIRED'],
    ['expired, renewal under review', 'EXPIRED'],
    ['suspended', 'SUSPENDED'],
    ['sealed', 'SEALED'],
    ['revoked', 'REVOKED'],
    ['closed', 'CLOSED'],
    ['replaced', 'REPLACED'],
    ['ended', 'NO LONGER VALID'],
  ])
})
