import type { Call } from '@portal/contract/call.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyInput } from './address.ts'
import { request } from './client.ts'
import { keyOf } from './key-of.ts'

/** Prefetches the reply to a call before a screen requests it with useCall. */
export function preloadCall(client: QueryClient, call: Pick<Call, 'method' | 'path'>, input: AnyInput): void {
  void client.prefetchQuery({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => request(call, input, { signal }),
    retry: false,
  })
}
