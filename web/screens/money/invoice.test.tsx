import * as calls from '@portal/contract/money/calls/invoices.ts'
import { addInvoiceLine } from '@portal/contract/money/calls/payments.ts'
import { type Invoice, invoice } from '@portal/contract/money/invoice.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { aFacility } from '../../testing/facilities.ts'
import { type FakeReply, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const one = exampleOf(invoice)

function show(as: 'admin' | 'user', overrides: Partial<Invoice> = {}, ...replies: FakeReply[]) {
  const data = { ...one, ...overrides }
  const reference = data.registration_id === null ? null : 'APP-2026-000123'
  const shown = reply(calls.showInvoice, { data, facility: aFacility(), reference })
  return renderScreen(paths.invoice(7), { as, replies: [shown, ...replies] })
}

const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))

describe('an invoice', () => {
  it('says to whom it is, for what, how much, and where to pay', async () => {
    show('user')
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice INV-2026-000007' })).toBeVisible()
    expect(rows()).toEqual([
      ['For', 'Amount'],
      ['Registration, Private Hospital, 20 to 49 beds', '₦150,000'],
      ['Total', '₦150,000'],
      ['Confirmed payments', '-₦75,000.50'],
      ['To be paid', '₦74,999.50'],
    ])
    expect(screen.getByText(/^Pay to:/)).toHaveTextContent(
      'Pay to: Zenith Bank, 1012345678, Niger State Ministry of HealthReference to give: INV-2026-000007',
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Invoice INV-2026-000007' })).toBeVisible()
    expect(screen.getByText(/^Add the receipt of the bank/)).toHaveTextContent(
      /^Add the receipt of the bank to your application in the portal\. The ministry confirms each payment\.$/,
    )
    expect(screen.getByText(/^Amina Bello/)).toHaveTextContent(
      'Amina Bello Sabongari Family Clinic 14 Bosso Road, Minna Chanchaga',
    )
    expect(screen.getByText(/^10 March 2026/)).toHaveTextContent('10 March 2026Application APP-2026-000123')
    const links = screen.getAllByRole('link', { name: 'Registration' })
    expect(links.map((link) => link.getAttribute('href'))).toContain('/admin/registration/31#payment')
    for (const name of ['Add Payment', 'Correct or waive']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('says by when a penalty is to be paid', async () => {
    const penalty = { ...one, registration_id: null, purpose: 'penalty' as const }
    const shown = reply(calls.showInvoice, {
      data: penalty,
      facility: aFacility(),
      reference: null,
      pay_by: '2026-12-09',
    })
    renderScreen(paths.invoice(7), { as: 'user', replies: [shown] })
    expect(await screen.findByText(/^Pay by:/)).toHaveTextContent(/^Pay by: 9 December 2026Pay to: Zenith Bank/)
  })

  it('goes to the owner of the facility where the paper register has no name', async () => {
    const facility = aFacility({ owner_name: '', address: '' })
    const shown = reply(calls.showInvoice, { data: one, facility, reference: null })
    renderScreen(paths.invoice(7), { as: 'admin', replies: [shown] })
    const addressee = await screen.findByText(/^The owner of/)
    expect(addressee.textContent).toBe('The owner of Sabongari Family Clinic\nChanchaga')
  })

  it('says what waits to be confirmed, what was waived and why, and what was paid too much', async () => {
    const [line] = one.lines
    const waived = line && { ...line, id: 41, description: 'Waiver', amount: -20000, reason: 'The flood of May.' }
    const lines = line && waived ? [line, waived] : []
    show('user', { lines, total: 130000, confirmed: 140000, submitted: 5000, balance: -10000, is_open: false })
    await screen.findByRole('heading', { level: 1, name: 'Invoice INV-2026-000007' })
    expect(rows().slice(2)).toEqual([
      ['WaiverThe flood of May.', '-₦20,000'],
      ['Total', '₦130,000'],
      ['Confirmed payments', '-₦140,000'],
      ['Payments that wait to be confirmed', '₦5,000'],
      ['Paid too much', '₦10,000'],
    ])
    expect(screen.getByText('Nothing is left to pay.')).toBeVisible()
    expect(screen.queryByText(/^Pay to:/)).toBeNull()
  })

  it('says that nothing is to be paid once the application has ended', async () => {
    show('user', { is_open: false })
    expect(await screen.findByText('The application has ended, so nothing is to be paid.')).toBeVisible()
  })

  it('says that it is an estimate, with the surcharge, and that the bank account is not known', async () => {
    const surcharge = {
      licence_end: '2025-12-31',
      today: { percent: 10, amount: 15000 },
      next: { from: '2026-04-01', percent: 20, amount: 30000 },
    }
    show('user', { is_estimate: true, is_open: false, bank_account: null, surcharge })
    expect(await screen.findByRole('heading', { name: 'Invoice INV-2026-000007 (estimate)' })).toBeVisible()
    expect(screen.getByText(/^Pay to:/)).toHaveTextContent('Pay to: Ask the ministry where to pay')
    expect(screen.getByText(/^The licence ended on/)).toHaveTextContent(
      'The licence ended on 31 December 2025. Submitted today, the renewal costs 10 % more: a surcharge of ₦15,000. ' +
        'From 1 April 2026 the surcharge is 20 % of the fee, ₦30,000. ' +
        'This is an estimate: the number of beds is known when the application is submitted. ' +
        'Add the receipt of the bank to your application in the portal.',
    )
  })

  it('says how much of it is for penalties of the facility', async () => {
    const [line] = one.lines
    const lines = line ? [line, { ...line, id: 42, penalty_id: 7, description: 'Penalty', amount: 100000 }] : []
    show('user', { lines, total: 250000, balance: 174999.5 })
    expect(await screen.findByText(/^₦100,000 of the total is for a penalty of the facility\./)).toBeVisible()
  })

  it('of a penalty alone is paid on its own page', async () => {
    show('user', { registration_id: null })
    // The payment is the main action, and the print of the invoice the second.
    expect(await screen.findByRole('button', { name: 'Add Payment' })).toHaveAttribute('data-variant', 'filled')
    expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('data-variant', 'default')
    expect(screen.getByRole('link', { name: 'Facility' })).toHaveAttribute('href', '/admin/single-facility/12')
    expect(screen.getByText(/^Add the receipt of the bank on the page of this invoice in the portal/)).toBeVisible()
    expect(screen.getByText(/^10 March 2026/).textContent).toBe('10 March 2026')
  })

  it('of a penalty alone takes no payment once it is not open', async () => {
    show('user', { registration_id: null, is_open: false, balance: 0 })
    expect(await screen.findByText('Nothing is left to pay.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Payment' })).toBeNull()
  })

  it('is corrected by an officer with a reason', async () => {
    const { user, sent } = show('admin', {}, reply(addInvoiceLine, { message: 'The invoice is corrected', data: one }))
    await user.click(await screen.findByRole('button', { name: 'Correct or waive' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct INV-2026-000007' }))
    await user.click(dialog.getByLabelText(/^A waiver/))
    await enterText(user, dialog.getByLabelText('Amount in naira'), '20,000')
    await enterText(user, dialog.getByLabelText('Reason'), 'The flood of May.')
    await user.click(dialog.getByRole('button', { name: 'Add to the invoice' }))
    expect(await screen.findByText('The invoice is corrected')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(addInvoiceLine)[0]).toMatchObject({
      path: '/api/invoices/7/lines',
      body: { kind: 'waiver', amount: 20000, reason: 'The flood of May.' },
    })
  })
})
