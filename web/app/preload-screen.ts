import type { QueryClient } from '@tanstack/react-query'
import { currentSession } from '../api/session.ts'
import { preloadCall } from '../api/preload-call.ts'
import { paths } from '../paths.ts'
import { findScreen, mayOpen } from './find-screen.ts'

/** Fetches the code of the screen at an address, and at the same time the replies that it shows first. */
export function preloadScreen(client: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const isStart = pathname === paths.dashboard() || pathname === '/admin'
  const found = findScreen(isStart ? paths.overview() : pathname)
  const session = currentSession()
  if (!found || !session || !mayOpen(session, found.screen)) return
  // What fails now is fetched again, with its error shown, when the screen is opened.
  found.screen.load().catch(() => {})
  const opening = { params: found.params, query: Object.fromEntries(new URLSearchParams(search)), session }
  for (const { call, input } of found.screen.first ?? []) {
    const asked = input(opening)
    if (asked) preloadCall(client, call, asked)
  }
}
