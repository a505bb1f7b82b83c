import type { QueryClient } from '@tanstack/react-query'
import { preloadCall } from '../api/preload-call.ts'
import { currentSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { findScreen, mayOpen } from './find-screen.ts'

/** Fetches the code of the screen at a URL and, in parallel, the replies to its first calls. */
export function preloadScreen(client: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const isStart = pathname === paths.dashboard() || pathname === '/admin'
  const found = findScreen(isStart ? paths.overview() : pathname)
  const session = currentSession()
  if (!found || !session || !mayOpen(session, found.screen)) return
  // Errors are ignored here: the screen fetches again when it is opened, and shows them.
  found.screen.load().catch(() => {})
  const opening = { params: found.params, query: Object.fromEntries(new URLSearchParams(search)), session }
  for (const { call, input } of found.screen.first ?? []) {
    const callInput = input(opening)
    if (callInput) preloadCall(client, call, callInput)
  }
}
