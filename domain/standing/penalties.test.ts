import { expect, it } from 'vitest'
import { cancellingLine, isOverdue, movedLines, penaltyLine, statusForRest } from './penalties.ts'

it.each([
  [1, 'open'],
  [0, 'paid'],
  [-500, 'paid'],
] as const)('counts a penalty with %i kobo left to pay as %s', (rest, status) => {
  expect(statusForRest(rest)).toBe(status)
})

it.each([
  ['open', '2026-06-30', false],
  ['open', '2026-06-29', true],
  ['open', null, false],
  ['paid', '2026-01-01', false],
  ['waived', '2026-01-01', false],
] as const)('on 30 June, a penalty that is %s and due on %s: overdue %s', (status, due_date, expected) => {
  expect(isOverdue({ status, due_date }, '2026-06-30')).toBe(expected)
})

it('names the offence on the line, if there is one', () => {
  expect(penaltyLine({ offence: 'No doctor', amount_kobo: 5000 }).description).toBe('Penalty: No doctor')
  expect(penaltyLine({ offence: null, amount_kobo: 5000 })).toEqual({
    kind: 'penalty',
    description: 'Penalty',
    amount_kobo: 5000,
  })
})

it.each([
  ['the rest', 5000, 5000, ['waiver', -5000]],
  // A part was paid.
  ['the rest', 5000, 2000, ['waiver', -2000]],
  // The invoice asks for other things too.
  ['the rest', 5000, 90_000, ['waiver', -5000]],
  ['the rest', 5000, 0, undefined],
  ['the rest', 5000, -100, undefined],
  // What was paid is then paid too much.
  ['everything', 5000, 0, ['correction', -5000]],
  ['everything', 0, 0, undefined],
] as const)('gives up %s of %i kobo with %i kobo still to be paid: %j', (cancels, asked_kobo, balance_kobo, line) => {
  const given = cancellingLine(cancels, { offence: null, asked_kobo, balance_kobo })
  expect(given && [given.kind, given.amount_kobo]).toEqual(line)
})

it('says on the line that gives it up what became of it', () => {
  const penalty = { offence: 'No doctor', asked_kobo: 5000, balance_kobo: 5000 }
  expect(cancellingLine('the rest', penalty)?.description).toBe('Waived. Penalty: No doctor')
  expect(cancellingLine('everything', penalty)?.description).toBe('Set aside. Penalty: No doctor')
})

it('is moved to another invoice with two lines that add up to nothing, and names its day there', () => {
  const moved = { kobo: 5000, number: 'INV-2026-000012' }
  expect(movedLines({ offence: 'No doctor', imposed_on: '2026-06-01' }, moved)).toEqual({
    from: { kind: 'correction', description: 'Moved to INV-2026-000012. Penalty: No doctor', amount_kobo: -5000 },
    to: { kind: 'penalty', description: 'Penalty of 1 June 2026: No doctor', amount_kobo: 5000 },
  })
  expect(movedLines({ offence: null, imposed_on: '2026-06-01' }, moved).to.description).toBe('Penalty of 1 June 2026')
})
