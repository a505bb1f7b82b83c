import { describe, expect, it } from 'vitest'
import { type ContentsChange, changesOwnersData, isKeptInHistory, reasonShown } from './contents-changes.ts'

const rank = { field: 'rank', before: null, after: 'Matron' }
const verdict = { field: 'verdict', before: null, after: 'Satisfactory' }

const changed = (...fields: ContentsChange['change']['fields']) =>
  ({ kind: 'changed', part: 'referees', fields }) as const
const added = { kind: 'added', part: 'staffs', fields: [] } as const
const removed = { kind: 'removed', part: 'documents', fields: [] } as const
const answer = { kind: 'changed', part: 'answers', fields: [{ field: 'respond', before: 1, after: 0 }] } as const
const [owner, officer] = ['own', 'any'] as const

describe('a change of an application', () => {
  it.each([
    // Who, of a facility with an account, what; then: asks an officer why and tells the owner, is in the history.
    [owner, true, 'a correction', changed(rank), false, true],
    [owner, true, 'an added person', added, false, false],
    [owner, true, 'a removed document', removed, false, true],
    [owner, true, 'another answer', answer, false, false],
    [officer, true, 'a correction', changed(rank), true, true],
    [officer, true, 'an added person', added, true, true],
    [officer, true, 'another answer', answer, true, true],
    [officer, true, 'a verdict', changed(verdict), false, true],
    [officer, true, 'a verdict with a correction', changed(verdict, rank), true, true],
    [officer, false, 'a correction', changed(rank), false, true],
    [officer, false, 'an added person', added, false, false],
    [officer, false, 'another answer', answer, false, false],
  ] as const)('reach %s, account %s: %s', (reach, hasOwner, _what, change, tellsOwner, isKept) => {
    const made = { change: { ...change, fields: [...change.fields] }, reach, hasOwner }
    expect(changesOwnersData(made)).toBe(tellsOwner)
    expect(isKeptInHistory(made)).toBe(isKept)
  })
})

it.each([
  [officer, true, 'As on her licence', 'As on her licence'],
  [officer, true, null, 'No reason was given'],
  [officer, false, undefined, null],
  [owner, true, null, null],
  [owner, true, 'It is the wrong file', 'It is the wrong file'],
] as const)('reach %s, account %s, reason %j is shown as %j', (reach, hasOwner, reason, shown) => {
  expect(reasonShown(reason, { change: changed(rank), reach, hasOwner })).toBe(shown)
})
