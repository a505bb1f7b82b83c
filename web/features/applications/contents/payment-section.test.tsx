import * as calls from '@portal/contract/applications/calls/contents.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { type Invoice, invoice } from '@portal/contract/money/invoice.ts'
import { type Payment, payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { enterDate } from '../../../testing/typed-date.ts'
import { PlaceOfSections } from '../../../ui/layout/section-place.ts'
import { AddPayment } from './add-payment.tsx'
import { PaymentSection } from './payment-section.tsx'

const paid: Payment = { ...exampleOf(payment), id: 71, amount: 50_000, status: 'submitted', receipt_number: null }

function show(payments: Payment[], invoiced: Partial<Invoice> | null = null, brief = {}) {
  const details = {
    ...registrationDetails({ payments }, brief),
    invoice: invoiced && { ...exampleOf(invoice), ...invoiced },
  }
  return (mayChange: boolean, isToRead = false) =>
    renderComponent(
      <PlaceOfSections value={{ is: 'among others', isToRead }}>
        <PaymentSection details={details} mayChange={mayChange} />
      </PlaceOfSections>,
      { as: 'user' },
    )
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[2]?.textContent)
const mayAdd = () => screen.queryByRole('button', { name: 'Add Payment' }) !== null

describe('the payments of a registration', () => {
  it('say what became of each, and how much was paid in all', () => {
    show([
      paid,
      { ...paid, id: 72, status: 'refused', reason: 'Not on our account' },
      {
        ...paid,
        id: 73,
        status: 'confirmed',
        receipt_number: 'RCP-2026-000003',
        document: '',
        duplicates: ['reference'],
      },
    ])(false)
    expect(rows()).toEqual([
      'Waiting for the ministry',
      'RefusedNot on our account',
      'Receipt RCP-2026-000003Another payment has the same reference',
    ])
    expect(screen.getByRole('link', { name: 'Receipt RCP-2026-000003' })).toHaveAttribute('href', '/admin/receipt/73')
    expect(screen.getByText('Found on a statement of the bank')).toBeVisible()
    expect(screen.getByText('Paid in all:')).toHaveTextContent('Paid in all: ₦150,000')
  })

  it.each([
    [1, 0],
    [2, 1],
  ])('have a sum only if there are several: %i', (count, sums) => {
    show([paid, { ...paid, id: 72 }].slice(0, count))(false)
    expect(screen.queryAllByText('Paid in all:')).toHaveLength(sums)
  })

  it.each([
    ['new' as const, 'A payment is added with its receipt.'],
    ['renewal' as const, 'A renewal needs a payment of its own, with its receipt.'],
  ])('are none yet: %s', (kind, words) => {
    show([], null, { kind })(false)
    expect(screen.getByText(words)).toBeVisible()
  })

  it('are added while the application may be changed, or while its invoice is open', () => {
    const first = show([])(true)
    expect(mayAdd()).toBe(true)
    first.unmount()
    const second = show([], { is_open: false })(false)
    expect(mayAdd()).toBe(false)
    second.unmount()
    const third = show([], { is_open: true })(false)
    expect(mayAdd()).toBe(true)
    third.unmount()
    // On the page to check before Submit.
    show([], { is_open: true })(false, true)
    expect(mayAdd()).toBe(false)
  })
})

it('a payment of a penalty is for its invoice, and an officer is not asked for a reason', async () => {
  const penalty = { ...exampleOf(invoice), registration_id: null }
  const { user, sent } = renderComponent(<AddPayment invoice={penalty} />, {
    as: 'admin',
    replies: [reply(calls.uploadPayment, { data: paid })],
  })
  await user.click(screen.getByRole('button', { name: 'Add Payment' }))
  expect(screen.queryByLabelText('Reason for the change')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save and add another' })).toBeVisible()
  const amount = screen.getByLabelText('Amount paid, in naira')
  expect(amount).toHaveValue('74999.5')
  await user.clear(amount)
  await enterText(user, amount, '5,000')
  await user.upload(screen.getByLabelText('Receipt'), new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }))
  await screen.findByText('scan.pdf')
  await user.click(screen.getByRole('button', { name: 'Add payment' }))
  await waitFor(() => expect(sent(calls.uploadPayment)).toHaveLength(1))
  expect(sent(calls.uploadPayment)[0]?.body).toMatchObject({ facility_id: '12', invoice_id: '7', amount: '5000' })
})

it.each([
  ['what neither was paid nor waits for the ministry', 80_000, 30_000.5, '49999.5'],
  ['nothing while what is owed waits', 80_000, 80_000, ''],
  ['nothing where too much was paid', -10_000, 0, ''],
])('a payment is begun with %s', async (_, balance, submitted, amount) => {
  const asked = { ...exampleOf(invoice), registration_id: null, balance, submitted }
  const { user } = renderComponent(<AddPayment invoice={asked} />, { as: 'user' })
  await user.click(screen.getByRole('button', { name: 'Add Payment' }))
  expect(screen.getByLabelText('Amount paid, in naira')).toHaveValue(amount)
})

it('a payment of an application is sent with what the receipt says', async () => {
  const shown = { ...registrationDetails(), invoice: exampleOf(invoice) }
  const { user, sent } = renderComponent(<PaymentSection details={shown} mayChange />, {
    as: 'user',
    replies: [reply(calls.uploadPayment, { data: paid })],
  })
  await user.click(screen.getByRole('button', { name: 'Add Payment' }))
  expect(screen.getByRole('region', { name: 'To be paid: ₦74,999.50' })).toBeVisible()
  await enterText(user, screen.getByLabelText('Reference of the bank (optional)'), 'TRF 1')
  await enterText(user, screen.getByLabelText('Bank (optional)'), 'UBA')
  await enterDate(user, screen.getByRole('textbox', { name: /^Paid on/ }), '12/3/2026')
  await user.upload(screen.getByLabelText('Receipt'), new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }))
  await screen.findByText('scan.pdf')
  await user.click(screen.getByRole('button', { name: 'Add payment' }))
  await waitFor(() => expect(sent(calls.uploadPayment)).toHaveLength(1))
  const { upload_id, ...body } = fieldsOf(sent(calls.uploadPayment)[0]?.body)
  expect(body).toEqual({ facility_id: '12', amount: '74999.5', reference: 'TRF 1', bank: 'UBA', paid_on: '2026-03-12' })
})
