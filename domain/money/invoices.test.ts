import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeeBand } from './fees.ts'
import { balanceOf, feeLine, invoiceNumber, isInvoiceOpen, lineDue, officerLine, receiptNumber } from './invoices.ts'

const fee = (amount_kobo: number, description = 'Registration') => ({ kind: 'fee', description, amount_kobo }) as const

function band(beds_from: number, beds_to: number | null): FeeBand {
  const slot = { facility_type_id: 1, purpose: 'registration', start_date: '2026-01-01' } as const
  return { ...slot, id: 1, beds_from, beds_to, amount_kobo: 15_000_000 }
}

describe('the numbers', () => {
  it('have the year and six digits', () => {
    expect(invoiceNumber(2026, 1)).toBe('INV-2026-000001')
    expect(invoiceNumber(2027, 1_234_567)).toBe('INV-2027-1234567')
    expect(receiptNumber(2026, 42)).toBe('RCP-2026-000042')
  })
})

describe('the lines of an invoice', () => {
  it.each([
    [band(0, null), 'Registration, Private Hospital'],
    [band(0, 19), 'Registration, Private Hospital, up to 19 beds'],
    [band(20, 49), 'Registration, Private Hospital, 20 to 49 beds'],
  ])('name the fee and its band', (applying, description) => {
    expect(feeLine('registration', 'Private Hospital', applying)).toEqual({
      kind: 'fee',
      description,
      amount_kobo: 15_000_000,
    })
  })

  it.each([
    ['nothing asked yet', [], fee(500), fee(500)],
    ['the same', [fee(500)], fee(500), undefined],
    ['more', [fee(500)], fee(800, 'Now'), fee(300, 'Difference: Now')],
    ['less, after more', [fee(500), fee(300)], fee(100, 'Now'), fee(-700, 'Difference: Now')],
    ['other kinds do not count', [{ ...fee(500), kind: 'surcharge' as const }], fee(500), fee(500)],
  ])('follow what is due: %s', (_, lines, due, added) => {
    expect(lineDue(lines, due)).toEqual(added)
  })
})

it.each([
  ['waiver', 500, { kind: 'waiver', description: 'Waived', amount_kobo: -500 }],
  ['correction', -500, { kind: 'correction', description: 'Correction', amount_kobo: -500 }],
] as const)('makes of a %s of %i kobo a line', (kind, kobo, line) => {
  expect(officerLine(kind, kobo)).toEqual(line)
})

describe('the balance', () => {
  it('counts confirmed payments only, and shows those that wait', () => {
    const payments = [
      { status: 'confirmed', amount_kobo: 300 },
      { status: 'submitted', amount_kobo: 150 },
      { status: 'refused', amount_kobo: 999 },
    ] as const
    const lines = [fee(500), { kind: 'waiver', description: 'Flood', amount_kobo: -50 } as const]
    expect(balanceOf(lines, payments)).toEqual({ total: 450, confirmed: 300, submitted: 150, balance: 150 })
  })

  it.each([
    [1, null, true],
    [0, null, false],
    [-1, null, false],
    [1, '2026-03-02T09:00:00Z', false],
  ])('of %i kobo with an end at %s: open is %s', (balance, ended, open) => {
    expect(isInvoiceOpen({ balance }, ended)).toBe(open)
  })

  it('changes by each row exactly, to the kobo, in whatever order rows come', () => {
    const kobo = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
    const paid = fc.record({
      status: fc.constantFrom('submitted' as const, 'confirmed' as const, 'refused' as const),
      amount_kobo: fc.integer({ min: 100, max: 10_000_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(kobo), fc.array(paid), (amounts, payments) => {
        let owed = 0n
        for (const amount of amounts) owed += BigInt(amount)
        for (const { status, amount_kobo } of payments) if (status === 'confirmed') owed -= BigInt(amount_kobo)
        const { balance } = balanceOf(
          amounts.map((amount) => fee(amount)),
          payments.toReversed(),
        )
        expect(BigInt(balance)).toBe(owed)
      }),
    )
  })
})
