import type { Reply } from '@portal/contract/call.ts'
import { bankStatement, shownStatement } from '@portal/contract/money/bank-statement.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { onlyPage } from '../../testing/only-page.ts'
import { renderScreen } from '../../testing/render.tsx'

type Statement = Reply<typeof calls.showBankStatement>['data']

const listed = exampleOf(bankStatement)
const one: Statement = { ...exampleOf(shownStatement), figures: null }

describe('the statements of the bank', () => {
  it('are listed with their figures, or with dashes until the columns are known', async () => {
    const rows = [listed, { ...listed, id: 6, name: 'april.csv', figures: null }]
    renderScreen(paths.bankStatements(), { as: 'admin', replies: [reply(calls.listBankStatements, onlyPage(rows))] })
    const link = await screen.findByRole('link', { name: 'statement-march.csv' })
    expect(link).toHaveAttribute('href', '/admin/reconciliation/5')
    const texts = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        return within(row)
          .getAllByRole('cell')
          .slice(1)
          .map((cell) => cell.textContent)
      })
    const uploaded = '1 Apr 2026, 09:00 by Hauwa Bello'
    expect(texts).toEqual([
      [uploaded, '37₦1,850,000', '3₦120,000.50', '12₦75,000', '0₦0'],
      [uploaded, '–', '–', '–', '–'],
    ])
  })

  it('are uploaded and opened', async () => {
    const uploaded = { message: 'The statement is uploaded', data: one, is_known: false }
    const replies = [
      reply(calls.listBankStatements, onlyPage([])),
      reply(calls.uploadBankStatement, uploaded),
      reply(calls.showBankStatement, { data: one }),
    ]
    const { user, address } = renderScreen(paths.bankStatements(), { as: 'admin', replies })
    expect(await screen.findByText('No statements yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Upload statement' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Upload statement' }))
    const file = new File(['Date,Credit\n'], 'march.csv', { type: 'text/csv' })
    await user.upload(dialog.getByLabelText(/^Statement/), file)
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByRole('heading', { name: 'What the columns are' })).toBeVisible()
    expect(address()).toBe('/admin/reconciliation/5')
  })

  it('are not uploaded by an officer who does not decide on payments', async () => {
    const replies = [reply(calls.listBankStatements, onlyPage([]))]
    renderScreen(paths.bankStatements(), { as: 'admin', session: { duties: ['review'] }, replies })
    expect(await screen.findByText('No statements yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Upload statement' })).toBeNull()
  })
})

describe('the columns of a statement', () => {
  function show(statement: Partial<Statement>) {
    const replies = [
      reply(calls.showBankStatement, { data: { ...one, ...statement } }),
      reply(calls.setBankStatementColumns, { message: 'The lines are matched', data: one }),
      reply(calls.listBankStatementLines, onlyPage([])),
    ]
    return renderScreen(paths.bankStatement(5), { as: 'admin', replies })
  }

  it('are guessed from the headers, and saved as the officer chooses them', async () => {
    const { user, sent } = show({})
    expect(await screen.findByLabelText('Day (optional)')).toHaveValue('0')
    expect(screen.getByLabelText('Narration (optional)')).toHaveValue('1')
    expect(screen.getByLabelText('Credit (money in) (optional)')).toHaveValue('2')
    expect(screen.getByLabelText('Reference (optional)')).toHaveValue('')
    expect(screen.getByLabelText('Row with the headers')).toHaveValue('0')
    expect(screen.getByLabelText('Day first: 3 April')).toBeChecked()
    const headers = within(screen.getByLabelText('Row with the headers')).getAllByRole('option')
    expect(headers.map((option) => option.textContent)).toEqual([
      'Choose',
      'None',
      '1: Date, Narration, Credit',
      '2: 31/03/2026, INV-2026-000007 ALHERI CLINIC, 150,000.00',
    ])
    const places = within(screen.getByLabelText('Reference (optional)')).getAllByRole('option')
    expect(places.map((option) => option.textContent)).toEqual(['None', '1: Date', '2: Narration', '3: Credit'])
    expect(screen.getByRole('row', { name: /^1/ })).toHaveTextContent('1DateNarrationCredit')
    expect(screen.queryByText(/^These are the columns of the last file/)).toBeNull()
    await user.selectOptions(screen.getByLabelText('Reference (optional)'), '2: Narration')
    await user.click(screen.getByRole('button', { name: 'Match the lines' }))
    expect(await screen.findByText('The lines are matched')).toBeVisible()
    expect(sent(calls.setBankStatementColumns)[0]?.body).toEqual({
      header_row: 0,
      date: 0,
      narration: 1,
      reference: 1,
      credit: 2,
      debit: null,
      amount: null,
      direction: null,
      date_order: 'day first',
    })
  })

  it('are asked of an officer who decides on payments', async () => {
    renderScreen(paths.bankStatement(5), {
      as: 'admin',
      session: { duties: ['review'] },
      replies: [reply(calls.showBankStatement, { data: one })],
    })
    expect(
      await screen.findByText('An officer with the duty finance still has to say what its columns are.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Match the lines' })).toBeNull()
  })

  it('may have rows that are empty, short or long', async () => {
    const long = 'A narration that goes on and on, longer than what a list of choices can show'
    const rows = [['', ' '], ['Date', '', 'Credit'], [long]]
    show({ preview: { ...one.preview, rows, guess: { ...one.preview.guess, header_row: 1 } } })
    const headers = within(await screen.findByLabelText('Row with the headers')).getAllByRole('option')
    expect(headers.slice(2).map((option) => option.textContent)).toEqual([
      '1: empty',
      '2: Date, Credit',
      '3: A narration that goes on and on, longer than what a list of ',
    ])
    const places = within(screen.getByLabelText('Reference (optional)')).getAllByRole('option')
    expect(places.map((option) => option.textContent)).toEqual(['None', '1: Date', 'Column 2', '3: Credit'])
    const shown = within(screen.getByRole('region', { name: 'First rows of the file' })).getAllByRole('row')
    expect(shown.map((row) => row.querySelectorAll('td').length)).toEqual([3, 3, 3])
    expect(shown.map((row) => row.dataset.header)).toEqual([undefined, 'true', undefined])
  })

  it('are those of the last file with the same headers', async () => {
    const preview = { ...one.preview, is_remembered: true, guess: { ...one.preview.guess, header_row: -1 } }
    show({ preview })
    expect(await screen.findByText('These are the columns of the last file with the same headers')).toBeVisible()
    const places = within(screen.getByLabelText('Reference (optional)')).getAllByRole('option')
    expect(places.map((option) => option.textContent)).toEqual(['None', 'Column 1', 'Column 2', 'Column 3'])
  })

  it('can be changed until a line is confirmed', async () => {
    const { user } = show({ figures: listed.figures })
    await user.click(await screen.findByRole('button', { name: 'Change the columns' }))
    expect(screen.getByRole('heading', { name: 'What the columns are' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the lines' }))
    expect(screen.queryByRole('heading', { name: 'What the columns are' })).toBeNull()
  })

  it('cannot be changed once a line is confirmed', async () => {
    show({ figures: listed.figures && { ...listed.figures, confirmed: { lines: 1, total: 5000 } } })
    expect(await screen.findByRole('navigation', { name: 'Groups of lines' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change the columns' })).toBeNull()
  })
})
