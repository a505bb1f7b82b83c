import { linkLetter, listRegistrationLetters } from '@portal/contract/letters/calls.ts'
import { letter } from '@portal/contract/letters/letter.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderComponent } from '../../testing/render.tsx'
import { LettersOfRegistration } from './letters.tsx'

const one = exampleOf(letter)
const link = reply(linkLetter, { url: '/letters/7?signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' })
const address = (url: string) => new URL(url, window.location.href).href

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(letters: (typeof one)[], ...replies: FakeReply[]) {
  const page = { data: letters, total: letters.length, current_page: 1, last_page: 1, per_page: 100 }
  return renderComponent(<LettersOfRegistration registrationId={31} />, {
    as: 'user',
    replies: [reply(listRegistrationLetters, page), ...replies],
  })
}

function aTab() {
  const assign = vi.fn()
  const tab = { document: document.implementation.createHTMLDocument(), close: vi.fn(), location: { assign } }
  vi.stubGlobal('open', () => tab)
  return tab
}

describe('the letters about a registration', () => {
  it('are listed up to a hundred at once, and say which receipt no longer counts', async () => {
    const receipt = { ...one, id: 9, number: 'RCP-2026-000003', taken_back_on: '2026-05-02' }
    const { sent } = show([one, receipt])
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(items[0]).toContain('LET-2026-000007, 8 April 2026')
    expect(items[0]).not.toContain('taken back')
    expect(items[1]).toContain('The confirmation was taken back on 2 May 2026. This receipt no longer counts.')
    expect(sent(listRegistrationLetters)[0]?.query).toEqual({ per_page: '100' })
  })

  it('are none at first', async () => {
    show([])
    expect(await screen.findByText('No letter has been written yet.')).toBeVisible()
  })

  it('open in a tab that was opened by the click', async () => {
    const tab = aTab()
    const { user } = show([one], link)
    await user.click(await screen.findByRole('button', { name: 'View LET-2026-000007 (opens in a new tab)' }))
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(address('/letters/7?signature=Zm9v')))
  })

  it('leave no empty tab behind if they cannot be opened', async () => {
    const tab = aTab()
    const { user } = show([one], refusal(linkLetter, { code: 'not_found', status: 404, message: 'It is not there' }))
    await user.click(await screen.findByRole('button', { name: /^View/ }))
    expect(await screen.findByText('It is not there')).toBeVisible()
    expect(tab.close).toHaveBeenCalledOnce()
  })

  it('are saved as files', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const { user } = show([one], link)
    await user.click(await screen.findByRole('button', { name: 'Download LET-2026-000007' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(address('/letters/7?signature=Zm9v&download')))
  })
})
