import { expect, it } from 'vitest'
import {
  afterTransfers,
  askingInvoice,
  movableKobo,
  type PenaltyDebt,
  restOf,
  totalRest,
  transferReasons,
  transfersAtStart,
  transfersDue,
} from './penalty-debts.ts'

/** The penalty's own invoice is 1; 2 and 3 are of registrations. */
function debt(
  invoice_id: number,
  asked_kobo: number,
  balance_kobo: number,
  more: Partial<PenaltyDebt> = {},
): PenaltyDebt {
  return { invoice_id, asked_kobo, balance_kobo, submitted_kobo: 0, is_ended: false, is_own: invoice_id === 1, ...more }
}

it.each([
  // Asked for, balance of the invoice, left to pay.
  [5000, 5000, 5000],
  [5000, 90_000, 5000],
  [5000, 2000, 2000],
  [5000, 0, 0],
  [5000, -700, 0],
  [0, 90_000, 0],
] as const)('of %i kobo on an invoice with %i still to be paid, %i are left', (asked, balance, rest) => {
  expect(restOf({ asked_kobo: asked, balance_kobo: balance })).toBe(rest)
})

it('moves to the invoice of an application what is left, less what waits for an officer', () => {
  expect(transfersAtStart([debt(1, 5000, 4000, { submitted_kobo: 1500 })], 7)).toEqual([
    { from: 1, to: 7, kobo: 2500, because: 'started' },
  ])
  expect(transfersAtStart([debt(1, 5000, 5000, { submitted_kobo: 4999 })], 7)).toEqual([
    { from: 1, to: 7, kobo: 1, because: 'started' },
  ])
  expect(transfersAtStart([debt(1, 5000, 5000, { submitted_kobo: 5000 })], 7)).toEqual([])
  expect(movableKobo(debt(2, 5000, 90_000, { submitted_kobo: 1000 }))).toBe(5000)
})

it.each([
  ['nothing, while one invoice asks for it', [debt(1, 5000, 5000)], []],
  ['nothing, while an application asks for it', [debt(1, 0, 0), debt(2, 5000, 90_000)], []],
  [
    'the rest back, once the application has ended',
    [debt(1, 0, 0), debt(2, 5000, 3000, { is_ended: true })],
    [{ from: 2, to: 1, kobo: 3000, because: 'ended' }],
  ],
  ['nothing that was paid', [debt(1, 0, 0), debt(2, 5000, 0, { is_ended: true })], []],
  [
    'to where it was paid after all',
    [debt(1, 0, -5000), debt(2, 5000, 90_000)],
    [{ from: 2, to: 1, kobo: 5000, because: 'paid' }],
  ],
  [
    'no more than what is left to pay',
    [debt(1, 0, -5000), debt(2, 5000, 2000)],
    [{ from: 2, to: 1, kobo: 2000, because: 'paid' }],
  ],
  [
    'a single kobo',
    [debt(1, 0, 0), debt(2, 1, 1, { is_ended: true }), debt(3, 0, -1)],
    [
      { from: 2, to: 1, kobo: 1, because: 'ended' },
      { from: 1, to: 3, kobo: 1, because: 'paid' },
    ],
  ],
  [
    'parts of it from two invoices',
    [debt(1, 0, -5000), debt(2, 3000, 9000), debt(3, 4000, 9000)],
    [
      { from: 2, to: 1, kobo: 3000, because: 'paid' },
      { from: 3, to: 1, kobo: 2000, because: 'paid' },
    ],
  ],
  [
    'first back from the ended application, then to where it was paid',
    [debt(1, 0, 0), debt(2, 5000, 5000, { is_ended: true }), debt(3, 0, -4000)],
    [
      { from: 2, to: 1, kobo: 5000, because: 'ended' },
      { from: 1, to: 3, kobo: 4000, because: 'paid' },
    ],
  ],
] as const)('moves %s', (_, debts, expected) => {
  expect(transfersDue(debts)).toEqual(expected)
})

it('changes neither what is asked for nor what is owed in all', () => {
  const debts = [debt(1, 0, -5000), debt(2, 3000, 9000)]
  expect(afterTransfers(debts, [{ from: 2, to: 1, kobo: 3000, because: 'paid' }])).toEqual([
    debt(1, 3000, -2000),
    debt(2, 0, 6000),
  ])
  expect(totalRest(debts)).toBe(3000)
})

it('leads owners to the invoice with the most left to pay, then to the one that asks for the most', () => {
  expect(askingInvoice([debt(1, 20_000, 0), debt(2, 5000, 5000)])).toBe(2)
  expect(askingInvoice([debt(1, 0, 0), debt(2, 5000, 0)])).toBe(2)
  expect(askingInvoice([])).toBeUndefined()
})

it('leaves the penalty of an ended application where it is when it has no invoice of its own', () => {
  expect(transfersDue([debt(2, 5000, 5000, { is_ended: true })])).toEqual([])
})

it('tells the owner why a part of a penalty is moved', () => {
  expect(transferReasons).toEqual({
    started: 'It is paid with the application.',
    ended: 'The application has ended.',
    paid: 'It was paid with the other invoice.',
  })
})
