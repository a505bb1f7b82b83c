import { expect, it } from 'vitest'
import { compareMoney, type StoredMoney } from './stored-money.ts'

const submitted: StoredMoney = {
  invoice: 'INV-2026-000001',
  lines: [{ description: 'Registration fee', amount_kobo: 5_000_000 }],
  payments: [{ amount_kobo: 2_000_050, status: 'submitted', reference: 'TRF-77' }],
}
const approved: StoredMoney = {
  ...submitted,
  lines: [...submitted.lines, { description: 'Waiver', amount_kobo: -1_000_000 }],
  payments: [
    { amount_kobo: 2_000_050, status: 'confirmed', reference: 'TRF-77' },
    { amount_kobo: 500_000, status: 'refused', reference: null },
  ],
}

it('shows the lines, the payments and the balance of both days', () => {
  expect(compareMoney(submitted, approved)).toEqual([
    {
      part: 'money',
      kind: 'changed',
      id: null,
      name: '',
      fields: [
        { field: 'invoice', before: 'INV-2026-000001', after: 'INV-2026-000001' },
        {
          field: 'lines',
          before: ['Registration fee ₦50,000'],
          after: ['Registration fee ₦50,000', 'Waiver -₦10,000'],
        },
        {
          field: 'payments',
          before: ['₦20,000.50 submitted TRF-77'],
          after: ['₦20,000.50 confirmed TRF-77', '₦5,000 refused'],
        },
        { field: 'total', before: '₦50,000', after: '₦40,000' },
        { field: 'confirmed', before: '₦0', after: '₦20,000.50' },
        { field: 'balance', before: '₦50,000', after: '₦19,999.50' },
      ],
    },
  ])
})

it('says where there was no invoice', () => {
  expect(compareMoney(null, submitted).map(({ kind }) => kind)).toEqual(['added'])
  expect(compareMoney(null, null)).toEqual([])
})

it('does not call an invoice new that an earlier version does not record', () => {
  const notRecorded = [{ part: 'money', kind: 'not recorded', id: null, name: '', fields: [] }]
  expect(compareMoney(undefined, submitted)).toEqual(notRecorded)
  expect(compareMoney(submitted, undefined)).toEqual(notRecorded)
  expect(compareMoney(undefined, null)).toEqual([])
})
