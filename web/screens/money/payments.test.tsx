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
  waiting: { days: 23, is_late: true, is_near: false },
  statement_line: null,
  same_payments: [],
}

/** All payments on one page, of which there are these numbers in the views. */
const listed = (rows: Row[], more: object = {}): Reply<typeof calls.listAllPayments> => ({
  ...onlyPage(rows),
  counts: {
    submitted: { total: 14 },
    confirmed: { total: 1000, or_more: true },
    refused: { total: 2 },
    all: { total: 1000, or_more: true },
  },
  unassigned_lines: 4,
  ...more,
})

function show(rows: Row[], ...replies: FakeReply[]) {
  return renderScreen(paths.payments(), {
    as: 'admin',
    replies: [reply(calls.listAllPayments, listed(rows)), withoutFile, ...replies],
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
      same_payments: [
        {
          ...{ mark: 'reference', id: 4, facility_id: 17, company_name: 'Sauki Clinic', amount: 50_000 },
          ...{ invoice_id: 3, status: 'confirmed' },
        },
        {
          ...{ mark: 'file', id: 5, facility_id: 18, company_name: 'Bida Clinic', amount: 75_000.5 },
          ...{ invoice_id: null, status: 'submitted' },
        },
      ],
      offered: [],
      waiting: { days: 0, is_late: false, is_near: false },
    }
    const found: Row = {
      ...alone,
      id: 11,
      bank: 'UBA',
      waiting: null,
      duplicates: null,
      same_payments: [],
      invoice_id: null,
      invoice_number: null,
    }
    const { user } = show([waiting, alone, { ...found, document: '' }])
    const list = within(await screen.findByRole('list', { name: 'Payments' }))
    expect(list.getAllByRole('button').map((row) => row.textContent)).toEqual([
      'Alheri Clinic₦75,000.50Zenith Bank · TRF 204 118, paid on 12 Mar 202623 days (over time)',
      'Bosso Road Clinic₦75,000.50No reference, day not givenToday',
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
    expect(facts(first)).toEqual(['₦75,000.50', '₦74,999.50', '-₦1', ...said, `${recorded}, 23 days (over time)`])
    const second = await open(1)
    expect(second.getByText('Another payment has the same reference')).toBeVisible()
    expect(second.getByText('Another payment has the same receipt')).toBeVisible()
    const same = second.getAllByRole('listitem')
    expect(same.map(({ textContent }) => textContent)).toEqual([
      '₦50,000 of Sauki Clinic, confirmed',
      '₦75,000.50 of Bida Clinic, waiting for the ministry',
    ])
    const linked = same.flatMap((item) => within(item).getAllByRole('link'))
    expect(linked.map((link) => link.getAttribute('href'))).toEqual(['/admin/invoice/3', '/admin/single-facility/18'])
    const third = await open(2)
    expect(third.getByText('No invoice')).toBeVisible()
    expect(third.getByText(/found it on a statement of the bank, without a receipt/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bank statements' })).toHaveAttribute('href', '/admin/reconciliation')
    expect(screen.getByRole('link', { name: 'Revenue' })).toHaveAttribute('href', '/admin/revenue')
  })

  it('are those to confirm, or those of another view, whose tabs have their numbers', async () => {
    const { user, sent, address } = show([])
    expect(await screen.findByText('No payments')).toBeVisible()
    const tabs = within(screen.getByRole('navigation', { name: 'Views' }))
    expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['To confirm 14', '/admin/payments'],
      ['On a statement, not assigned 4', '/admin/reconciliation'],
      ['Confirmed 1,000+', '/admin/payments?status=confirmed'],
      ['Refused 2', '/admin/payments?status=refused'],
      ['All 1,000+', '/admin/payments?status=all'],
    ])
    expect(tabs.getByRole('link', { name: 'To confirm 14' })).toHaveAttribute('aria-current', 'page')
    await user.click(tabs.getByRole('link', { name: 'Refused 2' }))
    expect(address()).toBe('/admin/payments?status=refused')
    await waitFor(() =>
      expect(sent(calls.listAllPayments).map(({ query }) => query)).toEqual([
        { sort: 'created_at' },
        { sort: 'created_at', status: 'refused' },
      ]),
    )
  })

  it('say in the view of all how each stands', async () => {
    const decided: Row = { ...waiting, id: 10, status: 'refused', waiting: null }
    renderScreen(`${paths.payments()}?status=all`, {
      as: 'admin',
      replies: [reply(calls.listAllPayments, listed([waiting, decided]))],
    })
    const rows = (await screen.findAllByRole('button', { name: /^Alheri Clinic/ })).map((row) => row.textContent)
    expect(rows.map((row) => row?.split('2026').at(-1))).toEqual(['23 days (over time)', 'Refused'])
  })

  it('are searched, and sorted by what their heads show', async () => {
    const { user, sent, address } = show([waiting])
    await user.click(await screen.findByRole('button', { name: 'Amount' }))
    expect(address()).toBe('/admin/payments?sort=amount')
    await user.click(await screen.findByRole('button', { name: 'Amount (ascending)' }))
    expect(address()).toBe('/admin/payments?sort=-amount')
    await user.click(await screen.findByRole('button', { name: 'Waiting' }))
    expect(address()).toBe('/admin/payments?sort=-created_at')
    await user.type(screen.getByRole('searchbox', { name: 'Facility, reference, amount' }), 'bida{Enter}')
    await waitFor(() => expect(sent(calls.listAllPayments).at(-1)?.query).toEqual({ q: 'bida', sort: '-created_at' }))
  })

  it('say that no payment matches, and show all again', async () => {
    const { user, address } = renderScreen(`${paths.payments()}?q=kontagora`, {
      as: 'admin',
      replies: [reply(calls.listAllPayments, listed([]))],
    })
    expect(await screen.findByText('No payment matches')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/admin/payments')
  })

  it.each([
    [
      true,
      75_000.5,
      'On the bank statement',
      '12 March 2026: “NIP TRF204118”, ₦75,000.50. Line 12 of March.csv',
      'sure',
    ],
    [
      false,
      700,
      'Perhaps on the bank statement',
      '12 March 2026: “NIP TRF204118”, ₦700, another amount. Line 12 of March.csv',
      'doubtful',
    ],
  ])(
    'name the line of a statement that may be a payment; for sure: %s',
    async (is_sure, amount, title, text, state) => {
      const found = { statement_id: 2, line: 12, statement: 'March.csv', booked_on: '2026-03-12' }
      const statement_line = { ...found, narration: 'NIP TRF204118', amount, is_sure }
      const { user } = show([{ ...waiting, document: '', statement_line }])
      await user.click(await screen.findByRole('button', { name: /^Alheri Clinic/ }))
      const hint = screen.getByRole('region', { name: title })
      expect(within(hint).getByText(/NIP TRF204118/)).toHaveTextContent(text)
      const link = within(hint).getByRole('link', { name: 'Line 12 of March.csv' })
      expect(link).toHaveAttribute('href', `/admin/reconciliation/2?state=${state}`)
    },
  )

  it('are turned page by page', async () => {
    const { user, address } = renderScreen(`${paths.payments()}?status=refused`, {
      as: 'admin',
      replies: [reply(calls.listAllPayments, listed([waiting], { total: 40, last_page: 3 }))],
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
        reply(calls.listAllPayments, listed([waiting, second, third])),
        reply(calls.listAllPayments, listed([second, third])),
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
