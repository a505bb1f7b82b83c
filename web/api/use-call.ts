import type { Call, Reply, Sent } from '@portal/contract/call.ts'
import {
  hashKey,
  type QueryKey,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../ui/feedback/toast.tsx'
import type { AnyInput } from './address.ts'
import type { CallProblem } from './call-problem.ts'
import { type Input, type Sending, sendForm } from './client.ts'
import { idempotencyKeys } from './idempotency-key.ts'
import { keepPage } from './keep-page.ts'
import { keyOf } from './key-of.ts'

function isSameThing(former: readonly unknown[] | undefined, present: readonly unknown[]): boolean {
  return JSON.stringify(former?.slice(0, 3)) === JSON.stringify(present.slice(0, 3))
}

/** What a list or page needs to know about data that is loading. */
export type Loaded<C extends Call> = UseQueryResult<Reply<C>, CallProblem>

/**
 * When to ask: not before `enabled`; again when the reply is older than `staleTime` milliseconds, or when nobody has needed it
 * for `gcTime`.
 */
export interface Asking {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
}

/**
 * The reply to a call that reads, kept fresh. While another page of a list loads, the former stays in sight.
 *
 *     const facilities = useCall(calls.listFacilities, { query: { page } })
 *     const wards = useCall(calls.listWards, { params: { id: lga } }, { enabled: lga !== '' })
 */
export function useCall<C extends Call>(call: C, ...given: [...Input<C>, options?: Asking]): Loaded<C>
export function useCall<C extends Call>(call: C, input: AnyInput = {}, options: Asking = {}): Loaded<C> {
  return useQuery<Reply<C>, CallProblem>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => sendForm(call, input, { signal }),
    // Another page of the same thing may stand in while its own page loads; another thing never.
    placeholderData: (former, formerQuery) =>
      isSameThing(formerQuery?.queryKey, keyOf(call, input)) ? former : undefined,
    ...options,
  })
}

/** What happens after a call that changes something. */
export interface AfterCall<C extends Call> {
  /** Said in a toast, in the words of spec §8. */
  success?: string | ((reply: Reply<C>) => string)
  /** Said in a toast in place of nothing when the call fails; the form shows the sentence of the server besides. */
  failure?: string | ((problem: CallProblem) => string)
  /** The calls whose replies are out of date now; all of them unless told. */
  refresh?: Call[]
  /** When the record that is edited was changed last, as the form was opened with it; null when there was none. */
  seenAt?: string | null
  onSuccess?: (reply: Reply<C>) => void | Promise<void>
  onProblem?: (problem: CallProblem) => void
}

/**
 * A call that changes something: `mutate(input)` from a button, `mutateAsync(input)` where the outcome is needed.
 *
 *     const decision = useCallMutation(calls.decideRegistration, { success: (reply) => reply.message })
 *     <Button loading={decision.isPending} onClick={() => decision.mutate({ body: { id, status } })}>Approve</Button>
 */
export function useCallMutation<C extends Call>(call: C, after: AfterCall<C> = {}) {
  return useFormMutation<C, Sent<C>>(call, after)
}

/** As `useCallMutation`, for a form whose values were checked while it ran. `progress` is 0 to 1 while a file is sent. */
export function useFormMutation<C extends Call, I extends AnyInput = AnyInput>(call: C, after: AfterCall<C> = {}) {
  const client = useQueryClient()
  const keys = useRef(idempotencyKeys())
  const stop = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<number>()
  const mutation = useMutation<Reply<C>, CallProblem, I>({
    mutationFn(input) {
      const sending: Sending = { seenAt: after.seenAt }
      if (call.status === 201) sending.idempotencyKey = keys.current.keyFor(input)
      if (call.upload) {
        stop.current = new AbortController()
        sending.signal = stop.current.signal
        sending.onProgress = setProgress
      }
      return sendForm(call, input, sending)
    },
    async onSuccess(reply) {
      keys.current.done()
      if (after.success) toast.success(typeof after.success === 'function' ? after.success(reply) : after.success)
      refresh(await keepPage(client, reply))
      await after.onSuccess?.(reply)
    },
    onError(problem) {
      // Somebody else was first: what the screen shows and offers is out of date.
      if (problem.code === 'action_not_offered' || problem.code === 'stale') refresh()
      // Who stopped an upload knows it.
      if (after.failure && problem.code !== 'cancelled')
        toast.failure(typeof after.failure === 'function' ? after.failure(problem) : after.failure)
      after.onProblem?.(problem)
    },
    onSettled: () => setProgress(undefined),
  })
  // An upload goes away with its form.
  useEffect(() => () => stop.current?.abort(), [])
  function refresh(kept?: QueryKey) {
    const isStale = ({ queryKey }: { queryKey: QueryKey }) => !kept || hashKey(queryKey) !== hashKey(kept)
    if (!after.refresh) return void client.invalidateQueries({ predicate: isStale })
    for (const { method, path } of after.refresh) {
      void client.invalidateQueries({ queryKey: [method, path], predicate: isStale })
    }
  }
  return { ...mutation, progress, cancel: () => stop.current?.abort() }
}
