import { QueryClient } from '@tanstack/react-query'
import { CallProblem } from './call-problem.ts'
import { isConnectionLost, onConnectionChange } from './connection.ts'
import { currentSession, onSessionChange } from './session.ts'

const retryable = new Set<string>(['unavailable', 'unreachable'])

/** Caches replies for ten seconds, retries once if the portal was unavailable, and clears the cache when the session changes. */
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
