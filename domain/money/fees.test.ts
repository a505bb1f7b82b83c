import { describe, expect, it } from 'vitest'
import { type Fee, feeFor, feesOfType, feesOn, plannedFees } from './fees.ts'

const hospital = 1
const clinic = 2

/** 'type purpose beds_from amount start', where amount and type may be '-'. */
function read(lines: readonly string[]): Fee[] {
  return lines.map((line, index) => {
    const [type = '', purpose = '', beds = '', amount = '', start_date = ''] = line.split(' ')
    return {
      id: index + 1,
      facility_type_id: type === '-' ? null : Number(type),
      purpose: purpose === 'renewal' ? 'renewal' : 'registration',
      beds_from: Number(beds),
      amount_kobo: amount === '-' ? null : Number(amount),
      start_date,
    }
  })
}

const table = read([
  '1 registration 0 10000000 2026-01-01',
  '1 registration 20 15000000 2026-01-01',
  '1 registration 50 20000000 2026-01-01',
  '1 registration 0 12000000 2027-01-01',
  '1 registration 50 - 2027-01-01',
  '- registration 0 2500000 2026-01-01',
  '- renewal 0 1500000 2026-01-01',
  // Recorded by mistake and corrected for the same day.
  '2 renewal 0 999 2026-06-01',
  '2 renewal 0 3000000 2026-06-01',
])

describe('the fee of a facility', () => {
  it.each([
    ['2026-12-31', hospital, 'registration', 0, 10000000],
    ['2026-12-31', hospital, 'registration', 19, 10000000],
    ['2026-12-31', hospital, 'registration', 20, 15000000],
    ['2026-12-31', hospital, 'registration', 49, 15000000],
    ['2026-12-31', hospital, 'registration', 50, 20000000],
    ['2027-01-01', hospital, 'registration', 19, 12000000],
    ['2027-01-01', hospital, 'registration', 5000, 15000000],
    ['2026-12-31', clinic, 'registration', 4, 2500000],
    ['2026-05-31', clinic, 'renewal', 4, 1500000],
    ['2026-06-01', clinic, 'renewal', 4, 3000000],
    ['2026-12-31', hospital, 'renewal', 30, 1500000],
    ['2025-12-31', hospital, 'registration', 0, undefined],
    ['2026-06-01', hospital, 'renewal', 30, 1500000],
  ] as const)('on %s for type %i, %s, %i beds is %s kobo', (day, facility_type_id, purpose, beds, kobo) => {
    expect(feeFor(feesOn(table, day), { facility_type_id, purpose, beds })?.amount_kobo).toBe(kobo)
  })

  it('falls back to every type below the lowest band of its own', () => {
    const fees = feesOn(read(['1 registration 10 500 2026-01-01', '- registration 0 300 2026-01-01']), '2026-01-01')
    const amountFor = (beds: number) =>
      feeFor(fees, { facility_type_id: 1, purpose: 'registration', beds })?.amount_kobo
    expect([9, 10].map(amountFor)).toEqual([300, 500])
  })
})

describe('the fee table', () => {
  it('shows each band with its last number of beds', () => {
    const bands = (day: string) =>
      feesOn(table, day)
        .filter(({ facility_type_id }) => facility_type_id === hospital)
        .map(({ beds_from, beds_to, amount_kobo }) => [beds_from, beds_to, amount_kobo])
    expect(bands('2026-12-31')).toEqual([
      [0, 19, 10000000],
      [20, 49, 15000000],
      [50, null, 20000000],
    ])
    expect(bands('2027-01-01')).toEqual([
      [0, 19, 12000000],
      [20, null, 15000000],
    ])
  })

  it('lists for a type its own fees, and for the other purposes those of every type', () => {
    const listed = (day: string) =>
      feesOfType(feesOn(table, day), clinic).map(({ purpose, amount_kobo }) => [purpose, amount_kobo])
    expect(listed('2026-05-31')).toEqual([
      ['registration', 2500000],
      ['renewal', 1500000],
    ])
    expect(listed('2026-06-01')).toEqual([
      ['registration', 2500000],
      ['renewal', 3000000],
    ])
  })

  it('is sorted by type, purpose and beds, however it was recorded', () => {
    const recorded = read([
      '2 renewal 5 1 2026-01-01',
      '2 renewal 0 2 2026-01-01',
      '2 registration 0 3 2026-01-01',
      '1 renewal 0 4 2026-01-01',
      '- renewal 0 5 2026-01-01',
    ])
    expect(feesOn(recorded, '2026-01-01').map(({ id, beds_to }) => [id, beds_to])).toEqual([
      [5, null],
      [4, null],
      [3, null],
      [2, 4],
      [1, null],
    ])
  })

  it('applies the row that starts last, also if it was recorded first', () => {
    const recorded = read(['1 renewal 0 700 2026-03-01', '1 renewal 0 500 2026-01-01'])
    expect(feesOn(recorded, '2026-02-28').map(({ amount_kobo }) => amount_kobo)).toEqual([500])
    expect(feesOn(recorded, '2026-03-01').map(({ amount_kobo }) => amount_kobo)).toEqual([700])
  })

  it('lists what is planned, the nearest first, and of two rows for the same day the later one', () => {
    expect(plannedFees(table, '2026-03-01').map(({ id }) => id)).toEqual([9, 4, 5])
    expect(plannedFees(table, '2027-01-01')).toEqual([])
    expect(plannedFees(table.toReversed(), '2026-03-01').map(({ id }) => id)).toEqual([9, 4, 5])
  })
})
