import { QueryClient } from '@tanstack/react-query'
import { CallProblem } from './call-problem.ts'
import { isConnectionLost, onConnectionChange } from './connection.ts'
import { currentSession, onSessionChange } from './session.ts'

const worthAnotherTry = new Set<string>(['unavailable', 'unreachable'])

/** Keeps replies for a moment, asks again when an answer may come after all, and forgets everything with the session. */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        retry: (failures, problem) =>
          failures < 1 && problem instanceof CallProblem && worthAnotherTry.has(problem.code),
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
  })
  let owner = currentSession()?.token
  onSessionChange(() => {
    const present = currentSession()?.token
    if (present !== owner) client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== '/api/portal' })
    owner = present
  })
  onConnectionChange(() => {
    if (!isConnectionLost()) {
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
  })
  return client
}
