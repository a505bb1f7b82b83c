import type { Reply } from '@portal/contract/call.ts'
import { bankStatement, shownStatement, statementLine } from '@portal/contract/money/bank-statement.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, reply, wait } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

type Statement = Reply<typeof calls.showBankStatement>['data']
type Line = Reply<typeof calls.listBankStatementLines>['data'][number]

const one = exampleOf(shownStatement)
const { figures } = exampleOf(bankStatement)
const line = exampleOf(statementLine)
const invoice = exampleOf(statementLine.shape.targets.element)

interface Shown {
  statement?: Partial<Statement>
  lines?: Line[]
  path?: string
  /** An officer who may only see the payments. */
  readsOnly?: boolean
}

function show({ statement, lines = [line], path = paths.bankStatement(5), readsOnly }: Shown, ...replies: FakeReply[]) {
  const listed = reply(calls.listBankStatementLines, onlyPage(lines))
  const data = { ...one, ...statement }
  return renderScreen(path, {
    as: 'admin',
    session: readsOnly ? { duties: ['review'] } : undefined,
    replies: [reply(calls.showBankStatement, { data }), listed, ...replies],
  })
}

const answered = (message: string) => ({ message, data: one })
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent)

describe('the lines of a statement', () => {
  it('are in groups with their sums, the sure ones first', async () => {
    const skipped = { total: 2, first: [{ line: 9, text: 'Total', reason: 'no date' as const }] }
    const { user, sent } = show({ statement: { skipped } })
    const groups = within(await screen.findByRole('navigation', { name: 'Groups of lines' }))
    expect(groups.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sure37 lines₦1,850,000', '/admin/reconciliation/5?state=sure'],
      ['Doubtful3 lines₦120,000.50', '/admin/reconciliation/5?state=doubtful'],
      ['Unmatched12 lines₦75,000', '/admin/reconciliation/5?state=unmatched'],
      ['Set aside1 line₦4,000', '/admin/reconciliation/5?state=set_aside'],
      ['Confirmed0 lines₦0', '/admin/reconciliation/5?state=confirmed'],
      ['Paid out2 lines-₦5,000', '/admin/reconciliation/5?state=debit'],
    ])
    expect(groups.getByRole('link', { current: true })).toHaveTextContent('Sure37 lines')
    expect(screen.getByText(/^The reference or the number of the invoice is right/)).toBeVisible()
    await screen.findByText('INV-2026-000007 ALHERI CLINIC')
    expect(cells()).toEqual([
      '2',
      '31 Mar 2026',
      'INV-2026-000007 ALHERI CLINIC',
      '₦150,000',
      'Alheri ClinicOwes ₦150,000INV-2026-000007',
    ])
    expect(screen.getByRole('link', { name: 'Alheri Clinic' })).toHaveAttribute(
      'href',
      '/admin/registration/31#payment',
    )
    expect(screen.getByRole('link', { name: 'INV-2026-000007' })).toHaveAttribute('href', '/admin/invoice/7')
    await user.click(screen.getByRole('button', { name: '2 rows were left out' }))
    expect(screen.getByText('Row 9, no day: Total')).toBeVisible()
    expect(sent(calls.listBankStatementLines)[0]?.query).toEqual({ state: 'sure', page: '1' })
    expect(screen.getByText('Uploaded on 1 April 2026 at 09:00 by Hauwa Bello.')).toBeVisible()
  })

  it.each([
    { sure: 0, doubtful: 1, group: 'Doubtful1 line₦120,000.50' },
    { sure: 0, doubtful: 0, group: 'Unmatched12 lines₦75,000' },
  ])('begin with the group that needs an officer: $group', async ({ sure, doubtful, group }) => {
    const some = figures && {
      ...figures,
      sure: { ...figures.sure, lines: sure },
      doubtful: { ...figures.doubtful, lines: doubtful },
    }
    show({ statement: { figures: some } })
    const groups = within(await screen.findByRole('navigation', { name: 'Groups of lines' }))
    expect(groups.getByRole('link', { current: true })).toHaveTextContent(group)
    expect(screen.queryByRole('button', { name: 'Confirm all sure lines' })).toBeNull()
  })

  it('are confirmed all at once, with the number and sum that were seen', async () => {
    const { user, sent } = show({}, reply(calls.confirmBankStatement, answered('37 payments are confirmed')))
    await user.click(await screen.findByRole('button', { name: 'Confirm all sure lines' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm ₦1,850,000 in 37 lines?' }))
    await user.click(dialog.getByRole('button', { name: 'Confirm all' }))
    expect(await screen.findByText('37 payments are confirmed')).toBeVisible()
    expect(sent(calls.confirmBankStatement).map(({ body }) => body)).toEqual([{ lines: 37, total: 1850000 }])
  })

  it('are matched again', async () => {
    const { user, sent } = show({}, reply(calls.matchBankStatement, answered('The lines are matched')))
    await user.click(await screen.findByRole('button', { name: 'Match again' }))
    expect(await screen.findByText('The lines are matched')).toBeVisible()
    expect(sent(calls.matchBankStatement)[0]?.path).toBe('/api/bank-statements/5/match')
  })

  it('are matched again once, however often somebody presses the button', async () => {
    const { user, sent } = show({}, wait(calls.matchBankStatement))
    await user.click(await screen.findByRole('button', { name: 'Match again' }))
    await user.click(await screen.findByRole('button', { name: 'Matching' }))
    expect(sent(calls.matchBankStatement)).toHaveLength(1)
  })

  it('that are doubtful are confirmed one by one, where the amount allows it', async () => {
    const owing = (id: number, amount: number) => ({
      ...invoice,
      invoice_id: id,
      company_name: `Owes ${id}`,
      amount,
    })
    const paying = (id: number, amount: number, status: 'submitted' | 'confirmed') => {
      return { ...invoice, payment_id: id, company_name: `Paid ${id}`, amount, status, registration_id: null }
    }
    const targets = [
      owing(1, 149999.99),
      owing(2, 150000),
      paying(3, 150000, 'submitted'),
      paying(4, 150001, 'submitted'),
      paying(5, 150000, 'confirmed'),
    ]
    const doubtful: Line = { ...line, reference: 'TRF 9', narration: '', doubt: 'several fit', targets }
    const confirmed = reply(calls.confirmBankStatementLine, answered('The payment is confirmed'))
    const { user, sent } = show({ lines: [doubtful], path: paths.bankStatement(5, 'doubtful') }, confirmed)
    expect(await screen.findByText('Several payments or lines fit')).toBeVisible()
    expect(screen.getByText('No narration').parentElement).toHaveTextContent('No narrationTRF 9')
    expect(screen.getByRole('link', { name: 'Paid 3' })).toHaveAttribute('href', '/admin/single-facility/12')
    const buttons = screen.getAllByRole('button', { name: /^Confirm ₦/ })
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Confirm ₦150,000 of Owes 2',
      'Confirm ₦150,000 of Paid 3',
    ])
    for (const button of buttons) {
      await user.click(button)
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }))
      await screen.findAllByText('The payment is confirmed')
    }
    expect(sent(calls.confirmBankStatementLine).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/bank-statements/5/lines/2/confirm', body: { invoice_id: 2 } },
      { path: '/api/bank-statements/5/lines/2/confirm', body: { payment_id: 3 } },
    ])
  })

  it('are turned page by page within their group, and one that was left out is one', async () => {
    const skipped = { total: 1, first: [{ line: 9, text: 'Total', reason: 'no amount' as const }] }
    const many = { ...onlyPage([line]), total: 40, last_page: 2 }
    const { user, sent, address } = renderScreen(paths.bankStatement(5, 'doubtful'), {
      as: 'admin',
      replies: [
        reply(calls.showBankStatement, { data: { ...one, skipped } }),
        reply(calls.listBankStatementLines, many),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(address()).toBe('/admin/reconciliation/5?state=doubtful&page=2'))
    expect(sent(calls.listBankStatementLines).map(({ query }) => query)).toEqual([
      { state: 'doubtful', page: '1' },
      { state: 'doubtful', page: '2' },
    ])
    await user.click(screen.getByRole('button', { name: '1 row was left out' }))
    expect(screen.getByText('Row 9, no amount that can be read: Total')).toBeVisible()
  })

  it('belong to nothing when they are unmatched', async () => {
    show({ lines: [], path: paths.bankStatement(5, 'unmatched') })
    expect(await screen.findByText('No lines here')).toBeVisible()
    expect(screen.getByText(/^No payment and no invoice fits these lines/)).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Belongs to' })).toBeNull()
  })

  it('are only read by an officer who does not decide on payments', async () => {
    show({ lines: [{ ...line, doubt: 'amount differs' }], readsOnly: true })
    expect(await screen.findByText('The amount differs')).toBeVisible()
    for (const name of [/^Confirm/, 'Match again', 'Change the columns']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })
})

describe('a line that fits nothing', () => {
  const path = paths.bankStatement(5, 'unmatched')
  const other: Line['targets'][number] = { ...invoice, invoice_id: 8, invoice_number: 'INV-2026-000008', amount: 60000 }
  const payment: Line['targets'][number] = {
    ...invoice,
    payment_id: 9,
    invoice_id: null,
    invoice_number: null,
    company_name: 'Nasara Hospital',
    amount: 90000,
    reference: 'TRF 1',
    status: 'submitted',
  }
  const found = reply(calls.findPaymentTargets, { data: [other, payment] })

  it('is assigned in parts that add up to it', async () => {
    const { user, sent } = show(
      { path },
      found,
      reply(calls.assignBankStatementLine, answered('2 payments are confirmed')),
    )
    await user.click(await screen.findByRole('button', { name: 'Assign row 2, ₦150,000' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Whose payment is ₦150,000?' }))
    expect(dialog.getByText('INV-2026-000007 ALHERI CLINIC')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Assign ₦150,000' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a payment or an invoice')
    await user.click(await dialog.findByRole('button', { name: 'Choose Alheri Clinic, INV-2026-000008' }))
    expect(dialog.getByText('₦90,000 is left. Choose another payment or invoice for it.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Choose Alheri Clinic, INV-2026-000008' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Assign ₦150,000' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('₦90,000 is left to be assigned')
    await user.click(dialog.getByRole('button', { name: 'Choose Nasara Hospital, TRF 1' }))
    expect(dialog.getByText('The parts add up to the line.')).toBeVisible()
    const amount = dialog.getByRole('textbox', { name: 'Alheri Clinic, INV-2026-000008' })
    await user.clear(amount)
    await user.type(amount, '70,000')
    expect(dialog.getByText('That is ₦10,000 too much.')).toBeVisible()
    await user.clear(amount)
    await user.click(dialog.getByRole('button', { name: 'Assign ₦150,000' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter the amount of each part in naira')
    await user.type(amount, '60,000')
    await user.type(dialog.getByRole('textbox', { name: 'Why do you assign it so? (optional)' }), ' The owner called. ')
    await user.click(dialog.getByRole('button', { name: 'Assign ₦150,000' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.findPaymentTargets)[0]?.query).toEqual({ q: '₦150,000' })
    expect(sent(calls.assignBankStatementLine)).toMatchObject([
      {
        body: {
          parts: [
            { invoice_id: 8, amount: 60000 },
            { payment_id: 9, amount: 90000 },
          ],
          note: 'The owner called.',
        },
      },
    ])
  })

  it('is set aside with a note, and taken up again', async () => {
    const aside = reply(calls.setBankStatementLineAside, answered('The line is set aside'))
    const { user, sent } = show({ path }, aside)
    await user.click(await screen.findByRole('button', { name: 'Set aside row 2, ₦150,000' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Set ₦150,000 aside' }))
    await user.type(await dialog.findByRole('textbox', { name: /Note/ }), 'A refund.')
    await user.click(dialog.getByRole('button', { name: 'Set aside' }))
    await waitFor(() => expect(sent(calls.setBankStatementLineAside)).toMatchObject([{ body: { note: 'A refund.' } }]))
  })

  it('is taken up again after a question', async () => {
    const again = reply(calls.takeUpBankStatementLine, answered('The line is matched again'))
    const { user, sent } = show({ path: paths.bankStatement(5, 'set_aside') }, again)
    await user.click(await screen.findByRole('button', { name: 'Take up again row 2, ₦150,000' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take up again' }))
    await waitFor(() => expect(sent(calls.takeUpBankStatementLine)).toHaveLength(1))
  })

  it('is only shown to an officer who may not decide on payments', async () => {
    show({ path, readsOnly: true })
    await screen.findByText('INV-2026-000007 ALHERI CLINIC')
    expect(screen.queryByRole('button', { name: /Assign/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Set aside/ })).toBeNull()
  })
})
