import { QueryClient } from '@tanstack/react-query'
import { CallProblem } from './call-problem.ts'
import { isConnectionLost, onConnectionChange } from './connection.ts'
import { currentSession, onSessionChange } from './session.ts'

const retryable = new Set<string>(['unavailable', 'unreachable'])

/**
 * Caches replies for ten seconds, retries once if the portal was unavailable, and clears the cache when the session changes. What
 * is invalidated while it loads for the first time is fetched again afterwards.
 */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        retry: (failures, problem) => failures < 1 && problem instanceof CallProblem && retryable.has(problem.code),
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
  })
  // The library treats the reply of a first load as fresh even if the data were invalidated after the load began.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    const { promise, queryKey, state } = event.query
    if (state.fetchStatus === 'idle' || state.data !== undefined) return
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => {},
    )
  })
  let owner = currentSession()?.token
  onSessionChange(() => {
    const current = currentSession()?.token
    if (current !== owner) client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== '/api/portal' })
    owner = current
  })
  onConnectionChange(() => {
    if (!isConnectionLost()) {
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
  })
  return client
}
