import type { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'

/** A call that has changed something, and when. */
export interface Change {
  method: string
  path: string
  at: number
}

/** Calls after which nothing is fetched again. Each other call has changed something that some page shows. */
const withoutFetching = [
  // A link to a file or a download.
  /^POST \/api\/(?:.+\/(?:link|photo|template|wrong-rows)|exports\/.+)$/,
  // A check of the audit record changes only what it has found.
  /^POST \/api\/audit\/checks$/,
  // A draft has a cache of its own.
  /\/api\/drafts\//,
  // The page opens anew for somebody else.
  /^POST \/api\/(?:login|logout|register|account\/close)$/,
  // The dialog with the recovery codes fetches once it is closed.
  /^POST \/api\/account\/second-factor(?:\/activate)?$/,
]

/** The cached replies that are older than the latest change and would still be shown. */
function outdated(client: QueryClient, at: number): string[] {
  const queries = client.getQueryCache().getAll()
  const old = queries.filter(({ state }) => {
    return state.data !== undefined && !state.isInvalidated && state.fetchStatus === 'idle' && state.dataUpdatedAt < at
  })
  return old.map(({ queryKey }) => queryKey.slice(0, 2).join(' '))
}

/** What a page still shows as it was before a call changed it. A page that has just sent the call gets some time. */
export async function notFetchedAgain(client: QueryClient, changes: readonly Change[]): Promise<string[]> {
  const last = changes.findLast(({ method, path }) => !withoutFetching.some((one) => one.test(`${method} ${path}`)))
  if (!last) return []
  await vi
    .waitUntil(() => outdated(client, last.at).length === 0, { timeout: 500, interval: 10 })
    .catch(() => undefined)
  return outdated(client, last.at).map((key) => `${key} after ${last.method} ${last.path}`)
}
