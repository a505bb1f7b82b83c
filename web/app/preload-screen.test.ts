import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newQueryClient } from '../api/query-client.ts'
import { beginSession, type Session } from '../api/session.ts'
import { officer, owner } from '../testing/sessions.ts'
import { preloadLinks } from './preload-links.ts'
import { preloadScreen } from './preload-screen.ts'

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('{}')
  })
})
afterEach(() => vi.unstubAllGlobals())

const next = '/api/registrations/99'

/** Fetches another screen, and waits for it: whatever was asked before has reached the network by then. */
async function untilNextAsked() {
  const before = asked.filter((address) => address === next).length
  beginSession(owner)
  preloadScreen(newQueryClient(), new URL('/admin/registration/99', 'http://portal.test'))
  await vi.waitFor(() => expect(asked.filter((address) => address === next)).toHaveLength(before + 1))
}

describe('the replies of a screen that is about to be opened', () => {
  it.each<[string, string, string[], Session?]>([
    [
      'the list of facilities, as it is filtered',
      '/admin/registration?page=2&q=alheri',
      ['/api/facilities?page=2&q=alheri'],
      owner,
    ],
    ['a registration', '/admin/registration/31', ['/api/registrations/31'], owner],
    ['its review', '/admin/registration/approval/31', ['/api/registrations/31/review'], officer],
    [
      'the home page of an owner',
      '/dashboard',
      ['/api/dashboard/summary', '/api/facilities', '/api/dashboard/notification?per_page=5'],
      owner,
    ],
    [
      'the dashboard of an officer',
      '/admin',
      ['/api/inbox?per_page=7', '/api/set-up', '/api/dashboard/summary', '/api/dashboard/notification?per_page=5'],
      officer,
    ],
    ['the inbox, as it is filtered', '/admin/inbox?kind=payment', ['/api/inbox?kind=payment'], officer],
    ['nothing that the person may not open', '/admin/registration/approval/31', [], owner],
    ['nothing before logging in', '/admin/registration/31', []],
  ])('are fetched ahead: %s', async (_, address, expected, person) => {
    if (person) beginSession(person)
    preloadScreen(newQueryClient(), new URL(address, 'http://portal.test'))
    await untilNextAsked()
    expect(asked).toEqual([...expected, next])
  })

  it('are fetched when a link of the portal is touched, and only then', async () => {
    beginSession(owner)
    const stop = preloadLinks(newQueryClient())
    document.body.innerHTML = `
      <a href="/admin/registration/31"><b>Registration</b></a>
      <a href="https://other.test/admin/registration/32"><i>Elsewhere</i></a>`
    const touch = (selector: string, name: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }))
    touch('i', 'pointerover')
    touch('b', 'touchstart')
    await untilNextAsked()
    expect(asked).toEqual(['/api/registrations/31', next])
    stop()
    document.querySelector('a')?.setAttribute('href', '/admin/registration/33')
    touch('b', 'focusin')
    await untilNextAsked()
    expect(asked).toEqual(['/api/registrations/31', next, next])
  })
})
