import { linkDocument } from '@portal/contract/applications/calls/contents.ts'
import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import { payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { enterText } from '../../testing/enter-text.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

type Row = Reply<typeof calls.listAllPayments>['data'][number]

const waiting: Row = {
  ...exampleOf(payment),
  status: 'submitted',
  receipt_number: null,
  offered: ['Confirm payment', 'Refuse payment'],
  company_name: 'Alheri Clinic',
  registration_reference: 'APP-2026-000123',
  invoice_number: 'INV-2026-000007',
  balance: 74999.5,
}

function show(rows: Row[], ...replies: FakeReply[]) {
  return renderScreen(paths.payments(), {
    as: 'admin',
    replies: [reply(calls.listAllPayments, onlyPage(rows)), withoutFile, ...replies],
  })
}

// The viewer has tests of its own.
const withoutFile = refusal(linkDocument, { code: 'not_found', status: 404, message: 'This document does not exist' })

const decided = (message: string) => reply(calls.decidePayment, { message, data: waiting })

describe('the payments', () => {
  it('are listed with where they belong, what is left to pay, and what may be wrong', async () => {
    const alone: Row = {
      ...waiting,
      id: 10,
      company_name: 'Bosso Road Clinic',
      registration_id: null,
      paid_on: null,
      reference: null,
      bank: null,
      balance: null,
      duplicates: ['reference', 'file'],
      offered: [],
    }
    const found: Row = { ...alone, id: 11, bank: 'UBA', duplicates: null, invoice_id: null, invoice_number: null }
    const { user } = show([waiting, alone, { ...found, document: '' }])
    const list = within(await screen.findByRole('list', { name: 'Payments' }))
    expect(list.getAllByRole('button').map((row) => row.textContent)).toEqual([
      'Alheri Clinic₦75,000.50Zenith Bank · TRF 204 118, paid on 12 Mar 2026',
      'Bosso Road Clinic₦75,000.50No reference, day not given',
      'Bosso Road Clinic₦75,000.50UBA, day not given',
    ])
    const open = async (index: number) => {
      await user.click(list.getAllByRole('button')[index] ?? document.body)
      return within(screen.getByRole('region', { name: /^Payment of/ }))
    }
    const first = await open(0)
    expect(first.getByRole('link', { name: 'Alheri Clinic' })).toHaveAttribute('href', '/admin/single-facility/12')
    expect(first.getByRole('link', { name: 'INV-2026-000007' })).toHaveAttribute('href', '/admin/invoice/7')
    const application = first.getByRole('link', { name: 'APP-2026-000123' })
    expect(application).toHaveAttribute('href', '/admin/registration/31#payment')
    const facts = (part: typeof first) => part.getAllByRole('definition').map((fact) => fact.textContent)
    const recorded = '13 March 2026'
    const said = ['12 March 2026', 'TRF 204 118', 'Zenith Bank']
    expect(facts(first)).toEqual(['₦75,000.50', '₦74,999.50', '-₦1', ...said, recorded])
    const second = await open(1)
    expect(second.getByText('Another payment has the same reference')).toBeVisible()
    expect(second.getByText('Another payment has the same receipt')).toBeVisible()
    const third = await open(2)
    expect(third.getByText('No invoice')).toBeVisible()
    expect(third.getByText(/found it on a statement of the bank, without a receipt/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bank statements' })).toHaveAttribute('href', '/admin/reconciliation')
    expect(screen.getByRole('link', { name: 'Revenue' })).toHaveAttribute('href', '/admin/revenue')
  })

  it('are those that wait, or those with another status', async () => {
    const { user, sent } = show([])
    expect(await screen.findByText('No payments')).toBeVisible()
    const status = within(screen.getByRole('combobox', { name: 'Payments' }))
    expect(status.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Waiting for the ministry',
      'Confirmed',
      'Refused',
    ])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Payments' }), 'Refused')
    expect(sent(calls.listAllPayments).map(({ query }) => query)).toEqual([{}, { status: 'refused' }])
  })

  it('are turned page by page', async () => {
    const { user, address } = renderScreen(`${paths.payments()}?status=refused`, {
      as: 'admin',
      replies: [reply(calls.listAllPayments, { ...onlyPage([waiting]), total: 40, last_page: 3 })],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 3' }))
    expect(address()).toBe('/admin/payments?status=refused&page=3')
  })

  it('show the receipt beside the decision, and then the next one', async () => {
    const second: Row = { ...waiting, id: 10, company_name: 'Bosso Road Clinic', document: 'second' }
    const third: Row = { ...waiting, id: 12, company_name: 'Third Clinic', document: 'third' }
    const { user, sent } = renderScreen(paths.payments(), {
      as: 'admin',
      replies: [
        reply(calls.listAllPayments, onlyPage([waiting, second, third])),
        reply(calls.listAllPayments, onlyPage([second, third])),
        withoutFile,
        decided('The payment is confirmed'),
      ],
    })
    expect(await screen.findByRole('button', { name: /^Alheri Clinic/ })).toBeVisible()
    expect(screen.queryByRole('region', { name: /^File/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Alheri Clinic/ }))
    expect(screen.getByRole('button', { name: /^Alheri Clinic/ })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('region', { name: 'File: Receipt of Alheri Clinic' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Confirm ₦75,000.50 of Alheri Clinic' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('region', { name: 'File: Receipt of Bosso Road Clinic' })).toBeVisible()
    expect([...new Set(sent(linkDocument).map(({ path }) => path))]).toEqual([
      '/api/documents/h3Nn8pQ1aVe6UyK5tJ0gWc/link',
      '/api/documents/second/link',
    ])
    await user.click(screen.getByRole('button', { name: 'All payments' }))
    expect(screen.queryByRole('region', { name: /^File/ })).toBeNull()
  })

  it('are opened, confirmed and refused by keys', async () => {
    const { user } = show([{ ...waiting, document: '' }])
    await screen.findByRole('button', { name: /^Alheri Clinic/ })
    await user.keyboard('j{Enter}')
    expect(screen.getByRole('region', { name: 'Payment of Alheri Clinic' })).toBeVisible()
    await user.keyboard('c')
    const question = within(screen.getByRole('dialog', { name: 'Confirm ₦75,000.50?' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('r')
    expect(await screen.findByRole('dialog', { name: 'Refuse ₦75,000.50 of Alheri Clinic' })).toBeVisible()
  })

  it('have the first one open where there is room beside the list', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    show([{ ...waiting, document: '' }])
    expect(await screen.findByRole('region', { name: 'Payment of Alheri Clinic' })).toBeVisible()
  })

  it('are confirmed after a question', async () => {
    const { user, sent } = show([waiting], decided('The payment is confirmed'))
    await user.click(await screen.findByRole('button', { name: /^Alheri Clinic/ }))
    await user.click(screen.getByRole('button', { name: 'Confirm ₦75,000.50 of Alheri Clinic' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm ₦75,000.50?' }))
    expect(dialog.getByText(/Alheri Clinic gets a receipt, and its owner is told\.$/)).toBeVisible()
    expect(sent(calls.decidePayment)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('The payment is confirmed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.decidePayment).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/payments/9/decide', body: { status: 'confirmed' } },
    ])
  })

  it.each([
    { name: 'Refuse payment', label: 'Refuse', status: 'refused', present: 'submitted' },
    { name: 'Take back decision', label: 'Take back', status: 'submitted', present: 'confirmed' },
  ] as const)('are decided otherwise only with a reason: $label', async ({ name, label, status, present }) => {
    const { user, sent } = show([{ ...waiting, status: present, offered: [name] }], decided('It is decided'))
    await user.click(await screen.findByRole('button', { name: /^Alheri Clinic/ }))
    await user.click(screen.getByRole('button', { name: `${label} ₦75,000.50 of Alheri Clinic` }))
    const dialog = within(await screen.findByRole('dialog', { name: `${label} ₦75,000.50 of Alheri Clinic` }))
    const reason = await dialog.findByLabelText('Reason')
    await user.click(dialog.getByRole('button', { name: label }))
    expect(await dialog.findByRole('link', { name: 'Enter the reason' })).toBeVisible()
    expect(sent(calls.decidePayment)).toEqual([])
    await enterText(user, reason, 'Not in the account.')
    await user.click(dialog.getByRole('button', { name: label }))
    expect(await screen.findByText('It is decided')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(showDraft)[0]?.path).toBe(`/api/drafts/payment-${status}-9`)
    expect(sent(calls.decidePayment)[0]?.path).toBe('/api/payments/9/decide')
    expect(sent(calls.decidePayment)[0]?.body).toEqual({ status, reason: 'Not in the account.' })
  })
})
