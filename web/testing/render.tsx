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
import { stubNetwork } from './fake-network.ts'
import { type FakeReply, fakePortal } from './fake-portal.ts'
import { notFetchedAgain } from './fetched-again.ts'
import { officer, owner } from './sessions.ts'

interface RenderOptions {
  /** The role of the signed-in person. By default nobody is signed in. */
  as?: Session['privilege_type']
  /** What is special about the session. By default an officer has every duty. */
  session?: Partial<Session>
  replies?: FakeReply[]
  /** The pieces of files never arrive whole. */
  stallsUploads?: boolean
  /** Something besides the page may send calls: the outbox of the phone, which fetches everything again by itself. */
  hasOutbox?: boolean
}

const sessions = { admin: officer, user: owner }

function setUp({ as, session, replies = [], stallsUploads, hasOutbox }: RenderOptions) {
  const portal = fakePortal(replies, stallsUploads)
  stubNetwork(portal)
  if (as) beginSession({ ...sessions[as], ...session })
  const client = newQueryClient()
  // A person waits a moment for the second try of a call that found no portal; a test waits for what comes of it.
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  onTestFinished(async () => {
    const old = hasOutbox ? [] : await notFetchedAgain(client, portal.changes)
    vi.unstubAllGlobals()
    expect(old, 'what is shown as it was before a change').toEqual([])
    expect(portal.mistakes, 'requests without a reply or against the contract').toEqual([])
    expect(document.querySelectorAll('style'), 'the page may not write styles into itself').toHaveLength(0)
  })
  /** The requests of a call, oldest first. */
  const sent = (call: Call) =>
    portal.requests.filter(({ method, path }) => {
      return method === call.method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
    })
  return { client, sent, user: userEvent.setup({ delay: null }) }
}

/**
 * Renders the signed-in portal at a path with typed replies. `left` is the URL to which it navigated away:
 *
 *     const { user, sent, address } = renderScreen(paths.myFacilities(), {
 *       as: 'user',
 *       replies: [reply(calls.listFacilities, { data: … })],
 *     })
 *     await user.click(await screen.findByRole('button', { name: 'Start Registration' }))
 *     expect(sent(calls.startRegistration)[0]?.body).toEqual({ facility_id: 7 })
 */
export function renderScreen(path: string, options: RenderOptions = {}) {
  const { client, ...setup } = setUp(options)
  // The sign-in page is another document, which the test does not load.
  const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  onTestFinished(() => leave.mockRestore())
  let current = path
  function LocationWatcher() {
    const { pathname, search } = useLocation()
    current = `${pathname}${search}`
    return null
  }
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App client={client} />
      <LocationWatcher />
    </MemoryRouter>,
  )
  return { ...view, ...setup, address: () => current, left: () => leave.mock.lastCall?.[0] }
}

/** Renders one component of the UI kit or of a feature. */
export function renderComponent(component: ReactNode, options: RenderOptions = {}) {
  const { client, ...setup } = setUp(options)
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        {component}
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, ...setup, client }
}
