import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { DownloadCase } from '../../fields/download-case.tsx'
import { refusal, reply } from '../../testing/fake-portal.ts'
import { renderComponent } from '../../testing/render.tsx'

let opened: MockInstance<typeof window.location.assign>
beforeEach(() => {
  opened = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})
afterEach(() => opened.mockRestore())

const link = { url: '/api/registrations/31/bundle?signature=Zm9v', expires_at: '2026-11-22T09:05:00.000Z' }

it.each<Duty>(['decide', 'audit'])('an officer with the duty %s downloads everything of a case', async (duty) => {
  const { user, sent } = renderComponent(<DownloadCase registrationId={31} />, {
    as: 'admin',
    session: { duties: [duty] },
    replies: [reply(linkBundle, link)],
  })
  await user.click(screen.getByRole('button', { name: 'Download the whole application' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith(new URL(link.url, window.location.href).href))
  expect(sent(linkBundle).map(({ path }) => path)).toEqual(['/api/registrations/31/bundle/link'])
  expect(await screen.findByText('The download of the whole application begins.')).toBeVisible()
})

it('says why there is none', async () => {
  const message = 'Too many downloads. Try again in a minute.'
  const { user } = renderComponent(<DownloadCase registrationId={31} />, {
    as: 'admin',
    replies: [refusal(linkBundle, { code: 'unexpected', status: 500, message })],
  })
  await user.click(screen.getByRole('button', { name: 'Download the whole application' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(opened).not.toHaveBeenCalled()
})

it.each<[string, 'admin' | 'user', Duty[], number | undefined]>([
  ['other officers', 'admin', ['review', 'inspect'], 31],
  ['owners', 'user', [], 31],
  ['anybody where there is no application', 'admin', ['decide'], undefined],
])('is not offered to %s', (_, as, duties, registrationId) => {
  renderComponent(<DownloadCase registrationId={registrationId} />, { as, session: { duties } })
  expect(screen.queryByRole('button', { name: 'Download the whole application' })).toBeNull()
})
