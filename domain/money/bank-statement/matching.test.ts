import { expect, it } from 'vitest'
import {
  type KnownInvoice,
  type KnownPayment,
  lineMatcher,
  type Match,
  type Target,
  withoutRivals,
} from './match-lines.ts'
import { isOneSlip } from './nearly-same.ts'

const payment = (id: number, reference_key: string | null, more: Partial<KnownPayment> = {}): KnownPayment => ({
  id,
  status: 'submitted',
  amount_kobo: 5_000_000,
  invoice_id: null,
  reference_key,
  company_name: 'Nasara Hospital',
  day: null,
  ...more,
})
const invoice = (id: number, number: string, open_kobo = 5_000_000): KnownInvoice => ({
  id,
  number,
  open_kobo,
  company_name: 'Zuma Agwara Nursing Home',
  day: '2026-01-05',
})
const booked_on = '2026-03-20'

const payments = [
  payment(1, 'TRF204118'),
  payment(2, 'TRF555000', { amount_kobo: 2_000_000, invoice_id: 12 }),
  payment(34, 'MORE123456', { amount_kobo: 5_000_001 }),
  payment(3, 'SAME123456'),
  payment(4, 'SAME123456'),
  payment(5, 'DONE123456', { status: 'confirmed' }),
  payment(6, 'FALSE123456', { status: 'refused' }),
  payment(31, 'TWICE123456', { status: 'confirmed' }),
  payment(32, 'TWICE123456'),
  payment(7, null, { invoice_id: 13 }),
  payment(8, 'OWN777888', { invoice_id: 14 }),
  payment(9, null, { invoice_id: 14 }),
  payment(10, null, { invoice_id: 16, status: 'confirmed' }),
  payment(17, null, { invoice_id: 17 }),
  payment(18, null, { invoice_id: 17, amount_kobo: 100 }),
  ...[21, 22, 23, 24, 25, 26].map((id) => payment(id, 'MANY123456')),
]
const invoices = [
  invoice(11, 'INV-2026-000011'),
  invoice(12, 'INV-2026-000012'),
  invoice(13, 'INV-2026-000013'),
  invoice(14, 'INV-2026-000014'),
  invoice(15, 'INV-2026-000015', 0),
  invoice(16, 'INV-2026-000016'),
  invoice(17, 'INV-2026-000017'),
  invoice(18, 'INV-2026-000018', 1),
]

const match = lineMatcher({ payments, invoices })

it.each([
  [
    'the reference in the narration, whatever stands between its parts',
    'NIP/TRF 204-118/ALHERI CLINIC',
    '',
    'sure',
    null,
    ['payment 1'],
  ],
  ['the reference in its own column', '', 'trf204118', 'sure', null, ['payment 1']],
  [
    'the number of an invoice for which no payment was recorded',
    'REG FEE inv-2026-000011',
    '',
    'sure',
    null,
    ['invoice 11'],
  ],
  [
    'the number of an invoice with a payment of this amount that waits',
    'INV/2026/000013',
    '',
    'sure',
    null,
    ['payment 7'],
  ],
  ['a reference and the number of its own invoice', 'OWN777888 INV2026000014', '', 'sure', null, ['payment 8']],
  [
    'a reference and the number of another invoice',
    'TRF204118 INV2026000011',
    '',
    'doubtful',
    'several fit',
    ['payment 1', 'invoice 11'],
  ],
  ['a reference with a smaller amount', 'TRF555000', '', 'doubtful', 'amount differs', ['payment 2']],
  ['a reference with a larger amount', 'MORE123456', '', 'doubtful', 'amount differs', ['payment 34']],
  [
    'the number of an invoice whose waiting payment has another amount',
    'INV-2026-000012',
    '',
    'doubtful',
    'amount differs',
    ['payment 2'],
  ],
  ['a reference that two payments have', 'SAME 123456', '', 'doubtful', 'several fit', ['payment 3', 'payment 4']],
  [
    'no more than five of the payments that have a reference',
    'MANY123456',
    '',
    'doubtful',
    'several fit',
    ['payment 21', 'payment 22', 'payment 23', 'payment 24', 'payment 25'],
  ],
  ['the rest of an invoice that was paid in part', 'INV-2026-000016', '', 'sure', null, ['invoice 16']],
  ['an invoice of which one kobo is left to pay', 'INV-2026-000018', '', 'doubtful', 'amount differs', ['invoice 18']],
  ['that of two waiting payments which has the amount', 'INV-2026-000017', '', 'sure', null, ['payment 17']],
  ['a reference that was confirmed', 'DONE123456', '', 'doubtful', 'already confirmed', ['payment 5']],
  [
    'a reference that was confirmed and that another payment has too',
    'TWICE123456',
    '',
    'doubtful',
    'already confirmed',
    ['payment 31', 'payment 32'],
  ],
  ['a reference that was refused', 'FALSE123456', '', 'doubtful', 'refused before', ['payment 6']],
  ['a reference that was refused, with two figures exchanged', 'FALSE 123465', '', 'unmatched', null, []],
  ['a reference that was confirmed, with two figures exchanged', 'DONE 123465', '', 'unmatched', null, []],
  ['an invoice that is paid in full', 'INV-2026-000015', '', 'doubtful', 'nothing is open', ['invoice 15']],
  [
    'an invoice number that is not written in full',
    'FEE 2026/11',
    '',
    'doubtful',
    'reference nearly right',
    ['invoice 11'],
  ],
  ['a reference with two figures exchanged', 'TRF 240118', '', 'doubtful', 'reference nearly right', ['payment 1']],
  [
    'a reference that ends within a longer number',
    'TRF2041189',
    '',
    'doubtful',
    'reference nearly right',
    ['payment 1'],
  ],
  ['an invoice number within a longer number', 'INV-2026-0000110', '', 'unmatched', null, []],
  ['no reference', 'CASH DEPOSIT BY MUSA', '', 'unmatched', null, []],
])('finds %s', (_, narration, reference, state, doubt, targets) => {
  const found = match({ booked_on, narration, reference, amount_kobo: 5_000_000 })
  const words = found.targets.map(({ payment_id, invoice_id }) =>
    payment_id ? `payment ${payment_id}` : `invoice ${invoice_id}`,
  )
  expect([found.state, found.doubt, words]).toEqual([state, doubt, targets])
})

it('does not take a slip for right when the amount differs too', () => {
  expect(match({ booked_on, narration: 'TRF 240118', reference: '', amount_kobo: 100 }).state).toBe('unmatched')
  expect(match({ booked_on, narration: 'FEE 2026/11', reference: '', amount_kobo: 100 }).state).toBe('unmatched')
})

it('shows what went out as a debit, whatever its reference', () => {
  const line = { booked_on, narration: 'TRF204118', reference: '', amount_kobo: -5_000_000 }
  expect(match(line)).toEqual({ state: 'debit', doubt: null, targets: [] })
})

it('is sure of none of two lines that mean the same payment', () => {
  const line = { booked_on, narration: 'TRF204118', reference: '', amount_kobo: 5_000_000 }
  const other = match({ booked_on, narration: 'INV-2026-000011', reference: '', amount_kobo: 5_000_000 })
  expect(withoutRivals([match(line), match(line), other]).map(({ state, doubt }) => [state, doubt])).toEqual([
    ['doubtful', 'several fit'],
    ['doubtful', 'several fit'],
    ['sure', null],
  ])
})

it('is sure of lines that mean different payments, or different invoices', () => {
  const sure = (target: Target): Match => ({ state: 'sure', doubt: null, targets: [target] })
  const lines = [sure({ payment_id: 1 }), sure({ payment_id: 2 }), sure({ invoice_id: 3 }), sure({ invoice_id: 4 })]
  expect(withoutRivals(lines)).toEqual(lines)
})

it('does not mistake a payment for the invoice with the same id, nor a doubtful line for a rival', () => {
  const sure = { state: 'sure', doubt: null } as const
  const doubtful = { state: 'doubtful', doubt: 'amount differs', targets: [{ payment_id: 1 }] } as const
  const [paid, billed] = [
    { ...sure, targets: [{ payment_id: 1 }] },
    { ...sure, targets: [{ invoice_id: 1 }] },
  ]
  const lines = [paid, billed, { ...doubtful, targets: [{ payment_id: 1 }] }]
  expect(withoutRivals(lines)).toEqual([
    { state: 'sure', doubt: null, targets: [{ payment_id: 1 }] },
    { state: 'sure', doubt: null, targets: [{ invoice_id: 1 }] },
    { state: 'doubtful', doubt: 'amount differs', targets: [{ payment_id: 1 }] },
  ])
  expect(withoutRivals([...lines, paid])).toEqual([
    { state: 'doubtful', doubt: 'several fit', targets: [{ payment_id: 1 }] },
    { state: 'sure', doubt: null, targets: [{ invoice_id: 1 }] },
    { state: 'doubtful', doubt: 'amount differs', targets: [{ payment_id: 1 }] },
    { state: 'doubtful', doubt: 'several fit', targets: [{ payment_id: 1 }] },
  ])
})

it.each([
  ['ABCD1234', 'ABCD1234', false],
  ['ABCD1234', 'ABCD124', true],
  ['ABCD1234', 'ABCD12345', true],
  ['ABCD1234', 'ABCE1234', true],
  ['ABCD1234', 'ABDC1234', true],
  ['ABCD1234', 'ABCE1235', false],
  ['AAAA1111', 'AAAA111', true],
])('tells whether %s and %s are one slip apart', (one, other, isSo) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([isSo, isSo])
})

const paidByName = lineMatcher({
  payments: [
    payment(1, null, { company_name: 'Yusuf & Sons Clínic', day: '2026-03-16' }),
    payment(2, 'REF123456', { company_name: 'Al-Barka Maternity Home', day: '2026-03-16', status: 'confirmed' }),
    payment(3, null, { company_name: 'Zuma Home', day: null }),
    payment(4, null, { company_name: 'Nasir', day: '2026-03-16' }),
    payment(6, null, { company_name: 'Alheri', day: '2026-03-16' }),
    payment(5, null, { company_name: 'Gidan Rafi Laboratory', day: '2026-03-16', invoice_id: 12 }),
  ],
  invoices: [
    { id: 11, number: 'INV-2026-000011', open_kobo: 5_000_000, company_name: 'Ideal Nursing Home', day: '2026-03-16' },
    {
      id: 12,
      number: 'INV-2026-000012',
      open_kobo: 5_000_000,
      company_name: 'Gidan Rafi Laboratory',
      day: '2026-03-16',
    },
  ],
})

it.each([
  ['the full name of a facility whose payment waits', 'NIP TRF/YUSUF AND YUSUF - SONS CLINIC/0091', '2026-03-20', [1]],
  ['that name seven days before the payment', 'yusuf & sons clinic', '2026-03-09', [1]],
  ['that name seven days after the payment', 'yusuf & sons clinic', '2026-03-23', [1]],
  ['that name eight days after the payment', 'yusuf & sons clinic', '2026-03-24', []],
  ['that name eight days before the payment', 'yusuf & sons clinic', '2026-03-08', []],
  ['the name of a facility that owes the amount', 'TRF IDEAL NURSING HOME MINNA', '2026-03-16', [11]],
  ['a part of a name', 'TRF IDEAL NURSING', '2026-03-16', []],
  ['a name within a longer word', 'TRF IDEAL NURSING HOMES', '2026-03-16', []],
  ['the name of a facility whose payment is confirmed', 'AL BARKA MATERNITY HOME', '2026-03-16', []],
  ['the name of a facility without any day', 'ZUMA HOME', '2026-03-16', []],
  ['a name of five letters', 'NASIR', '2026-03-16', []],
  ['a name of six letters', 'ALHERI', '2026-03-16', [6]],
  ['a name within the first forty words', `${'X '.repeat(39)}ALHERI`, '2026-03-16', [6]],
  ['a name after the first forty words', `${'X '.repeat(40)}ALHERI`, '2026-03-16', []],
  ['a name whose invoice has a payment that waits', 'GIDAN RAFI LABORATORY', '2026-03-16', [5]],
])('by name and amount finds %s', (_, narration, booked_on, ids) => {
  const found = paidByName({ booked_on, narration, reference: '', amount_kobo: 5_000_000 })
  expect(found.targets.map(({ payment_id, invoice_id }) => payment_id ?? invoice_id)).toEqual(ids)
  expect(found.doubt).toBe(ids.length > 0 ? 'name and amount fit' : null)
  expect(found.state).toBe(ids.length > 0 ? 'doubtful' : 'unmatched')
})

it('by name finds nothing of another amount', () => {
  const line = { booked_on: '2026-03-16', narration: 'IDEAL NURSING HOME', reference: '', amount_kobo: 5_000_001 }
  expect(paidByName(line)).toEqual({ state: 'unmatched', doubt: null, targets: [] })
})
