import type { Call } from '@portal/contract/call.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { newQueryClient } from '../api/query-client.ts'
import { beginSession, type Session } from '../api/session.ts'
import { App } from '../app/app.tsx'
import { Toasts } from '../ui/feedback/toast.tsx'
import { standInForNetwork } from './fake-network.ts'
import { type FakeReply, fakePortal } from './fake-portal.ts'

interface Scene {
  /** Who is signed in; nobody unless told. */
  as?: Session['privilege_type']
  replies?: FakeReply[]
}

const people = { admin: { id: 1, first_name: 'Ibrahim' }, user: { id: 2, first_name: 'Amina' } }

function stage({ as, replies = [] }: Scene) {
  const portal = fakePortal(replies)
  standInForNetwork(portal)
  if (as) beginSession({ token: 'a-token', privilege_type: as, ...people[as] })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    expect(portal.mistakes, 'requests without a reply or against the contract').toEqual([])
    expect(document.querySelectorAll('style'), 'the page may not write styles into itself').toHaveLength(0)
  })
  /** What was sent with a call, oldest first. */
  const sent = (call: Call) =>
    portal.asked.filter(({ method, path }) => {
      return method === call.method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
    })
  return { sent, user: userEvent.setup({ delay: null }) }
}

/**
 * Shows the portal behind the sign-in at an address, against typed replies; `left` is where it went from there:
 *
 *     const { user, sent, address } = renderScreen(paths.myFacilities(), {
 *       as: 'user',
 *       replies: [reply(calls.listFacilities, { data: … })],
 *     })
 *     await user.click(await screen.findByRole('button', { name: 'Start Registration' }))
 *     expect(sent(calls.startRegistration)[0]?.body).toEqual({ facility_id: 7 })
 */
export function renderScreen(at: string, scene: Scene = {}) {
  const staged = stage(scene)
  // The sign-in page is another document, which the test does not load.
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  onTestFinished(() => leave.mockRestore())
  let here = at
  function Watch() {
    const { pathname, search } = useLocation()
    here = `${pathname}${search}`
    return null
  }
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <App client={newQueryClient()} />
      <Watch />
    </MemoryRouter>,
  )
  return { ...view, ...staged, address: () => here, left: () => leave.mock.lastCall?.[0] }
}

/** Shows one part of the kit or of a feature by itself. */
export function renderPart(part: ReactNode, scene: Scene = {}) {
  const staged = stage(scene)
  const view = render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        {part}
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, ...staged }
}
