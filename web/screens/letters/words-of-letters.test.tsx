import * as calls from '@portal/contract/letters/calls.ts'
import { type LetterWords, letterWords } from '@portal/contract/letters/letter-words.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const receipt: LetterWords = {
  ...exampleOf(letterWords),
  fields: [
    {
      name: 'facility',
      means: 'The name of the facility',
      only: null,
      is_required: false,
      stands_alone: false,
      example: 'Alheri Clinic',
    },
    {
      name: 'reason',
      means: 'The reason',
      only: 'if there is one',
      is_required: true,
      stands_alone: true,
      example: null,
    },
  ],
}
const own = { words: 'Dear Sir.', is_own: true, start_date: '2026-11-01', recorded_by: 'Ibrahim Musa' }
const decline: LetterWords = {
  ...receipt,
  kind: 'decline',
  when: 'an application is declined',
  present: own,
  planned: [],
}

function show(path: string, duties: ('settings' | 'review')[] = ['settings'], ...more: FakeReply[]) {
  return renderScreen(path, {
    as: 'admin',
    session: { duties },
    replies: [
      reply(calls.listLetterWords, { data: [decline, receipt] }),
      reply(calls.changeLetterWords, { data: receipt }),
      reply(calls.takeBackLetterWords, { data: receipt }),
      reply(calls.previewLetterWords, { pdf: 'JVBERi0xLjcK' }),
      ...more,
    ],
  })
}

it('lists the kinds of letters, and whose words each has from which day', async () => {
  show(paths.wordsOfLetters())
  await screen.findByRole('link', { name: 'Receipt' })
  const rows = within(screen.getByRole('table', { name: 'Kinds of letters' })).getAllByRole('row')
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Decline', 'When an application is declined', 'Own words since 1 Nov 2026, saved by Ibrahim Musa'],
    ['Receipt', 'When a payment is confirmed', 'Built-in wordsOwn words from 1 Jan 2027, saved by Ibrahim Musa'],
  ])
})

describe('the words of a kind of letter', () => {
  it('are changed from a day on, with fields that buttons insert', async () => {
    const { user, sent } = show(paths.wordsOfLetter('receipt'))
    const words = await screen.findByRole('textbox', { name: 'The words of the letter' })
    expect(words).toHaveValue('Keep this receipt of {facility} for six years.')
    expect(screen.getByText('The Ministry has received this payment:')).toBeVisible()
    const explained = 'The reason, if there is one; otherwise its paragraph is left out. It has a line of its own.'
    expect(screen.getByText(explained)).toBeVisible()
    expect(screen.getByText('The name of the facility. For example: Alheri Clinic.')).toBeVisible()
    expect(screen.getByText(/^From 1 January 2027, letters of this kind/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Insert {reason}' }))
    expect(words).toHaveValue('Keep this receipt of {facility} for six years.\n{reason}')
    await user.click(screen.getByRole('button', { name: 'Insert {facility}' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { name: 'Words of letters' })).toBeVisible()
    expect(sent(calls.changeLetterWords)[0]).toMatchObject({
      path: '/api/letter-words/receipt',
      headers: { 'if-match': '"2026-11-20T09:40:00.000Z"' },
      body: {
        words: 'Keep this receipt of {facility} for six years.\n{reason}{facility}',
        start_date: '2027-01-01',
      },
    })
  })

  it('are taken back while their day is to come', async () => {
    const { user, sent } = show(paths.wordsOfLetter('receipt'))
    expect(await screen.findByText('Written when a payment is confirmed. Built-in words.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take back the words from 1 January 2027' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.takeBackLetterWords)[0]?.path).toBe('/api/letter-words/receipt/plans/2027-01-01')
  })

  it('can be those that came with the portal again', async () => {
    const { user } = show(paths.wordsOfLetter('decline'))
    const words = await screen.findByRole('textbox', { name: 'The words of the letter' })
    expect(words).toHaveValue('Dear Sir.')
    expect(screen.queryByRole('heading', { name: 'Planned' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use the built-in words' }))
    expect(words).toHaveValue('Keep this receipt.')
  })

  it('are shown as PDF before they are saved, or what is wrong with them', async () => {
    const assign = vi.fn()
    const close = vi.fn()
    vi.stubGlobal('open', () => ({
      document: { title: '', body: document.createElement('p') },
      location: { assign },
      close,
    }))
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: ({ type }: Blob) => `blob:${type}` }))
    const refused = refusal(calls.previewLetterWords, {
      code: 'invalid_input',
      status: 422,
      message: 'Not these words',
      errors: { words: ['{reason} is missing.'] },
    })
    const { user, sent } = show(paths.wordsOfLetter('receipt'), ['settings'], refused)
    await user.click(await screen.findByRole('button', { name: 'Preview as PDF (opens in a new tab)' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('blob:application/pdf'))
    expect(sent(calls.previewLetterWords)[0]?.body).toEqual({ words: 'Keep this receipt of {facility} for six years.' })
    await user.click(screen.getByRole('button', { name: 'Preview as PDF (opens in a new tab)' }))
    expect(await screen.findByText('{reason} is missing.')).toBeVisible()
    expect(close).toHaveBeenCalled()
  })

  it('are only read without the duty', async () => {
    show(paths.wordsOfLetter('decline'), ['review'])
    expect(await screen.findByText(/Dear Sir\./)).toBeVisible()
    expect(screen.getByText('Own words since', { exact: false })).toHaveTextContent(
      'Written when an application is declined. Own words since 1 November 2026, saved by Ibrahim Musa.',
    )
    expect(screen.queryByRole('textbox', { name: 'The words of the letter' })).toBeNull()
  })

  it('are of a letter that the ministry writes', async () => {
    show('/admin/settings/letters/invitation')
    expect(await screen.findByText('The ministry writes no letter of this kind')).toBeVisible()
  })
})
