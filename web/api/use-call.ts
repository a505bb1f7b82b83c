import { type Call, type Reply, type Sent, validatedReply } from '@portal/contract/call.ts'
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
import { inTime } from '../ui/lazy-part.ts'
import { type AnyInput, type FileInput, hasFile } from './address.ts'
import { cacheRegistrationPage } from './cache-registration-page.ts'
import type { CallProblem } from './call-problem.ts'
import { type Input, type SendOptions, sendForm } from './client.ts'
import { idempotencyKeys } from './idempotency-key.ts'
import { keyOf } from './key-of.ts'
import { noteSaved } from './last-saved.ts'
import type { UploadProgressState } from './uploads/run-upload.ts'

function isSameList(previous: readonly unknown[] | undefined, current: readonly unknown[]): boolean {
  return JSON.stringify(previous?.slice(0, 3)) === JSON.stringify(current.slice(0, 3))
}

/** The state of a query, as lists and pages need it. */
export type Loaded<C extends Call> = UseQueryResult<Reply<C>, CallProblem>

/**
 * When to fetch: not before `enabled`; again when the cached reply is older than `staleTime` milliseconds. A reply that is
 * unused for `gcTime` milliseconds is removed from the cache.
 */
export interface UseCallOptions<C extends Call = Call> {
  enabled?: boolean
  staleTime?: number
  gcTime?: number
  /** Milliseconds until it is fetched again, by the last reply. */
  refetchInterval?: (reply: Reply<C> | undefined) => number | false
}

/**
 * Fetches the reply to a call and caches it. While another page of a list loads, the previous page stays visible.
 *
 *     const facilities = useCall(calls.listFacilities, { query: { page } })
 *     const wards = useCall(calls.listWards, { params: { id: lga } }, { enabled: lga !== '' })
 */
export function useCall<C extends Call>(call: C, ...given: [...Input<C>, options?: UseCallOptions<C>]): Loaded<C>
export function useCall<C extends Call>(
  call: C,
  input: AnyInput = {},
  { refetchInterval, ...options }: UseCallOptions<C> = {},
): Loaded<C> {
  return useQuery<Reply<C>, CallProblem>({
    queryKey: keyOf(call, input),
    queryFn: ({ signal }) => sendForm(call, input, { signal }),
    // Only another page of the same list may be a placeholder.
    placeholderData: (previous, previousQuery) =>
      isSameList(previousQuery?.queryKey, keyOf(call, input)) ? previous : undefined,
    ...(refetchInterval && { refetchInterval: ({ state }) => refetchInterval(state.data) }),
    ...options,
  })
}

/** What happens after a call that changes something. */
export interface AfterCall<C extends Call> {
  /** The toast after success, with a message of spec §8. */
  success?: string | ((reply: Reply<C>) => string)
  /** The toast after a failure. The form shows the server's message as well. */
  failure?: string | ((problem: CallProblem) => string)
  /** The calls whose cached replies are invalidated. By default all. */
  refresh?: Call[]
  /** The version (updated_at) of the edited record when the form was opened; null if it did not exist. */
  recordVersion?: string | null
  onSuccess?: (reply: Reply<C>) => void | Promise<void>
  onProblem?: (problem: CallProblem) => void
}

/**
 * A call that changes data: `mutate(input)` from a button, `mutateAsync(input)` to await the result.
 *
 *     const decision = useCallMutation(calls.decideRegistration, { success: (reply) => reply.message })
 *     <Button loading={decision.isPending} onClick={() => decision.mutate({ body: { id, status } })}>Approve</Button>
 */
export function useCallMutation<C extends Call>(call: C, after: AfterCall<C> = {}) {
  return useFormMutation<C, Sent<C>>(call, after)
}

/** As `useCallMutation`, for form values that are validated at runtime. `progress` is set while a file is uploaded. */
export function useFormMutation<C extends Call, I extends AnyInput = AnyInput>(call: C, after: AfterCall<C> = {}) {
  const client = useQueryClient()
  const keys = useRef(idempotencyKeys())
  const abortController = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<UploadProgressState>()
  const isMounted = useRef(false)
  const mutation = useMutation<Reply<C>, CallProblem, I>({
    mutationFn(input) {
      const options: SendOptions = { recordVersion: after.recordVersion }
      if (call.status === 201) options.idempotencyKey = keys.current.keyFor(input)
      if (call.upload) {
        abortController.current = new AbortController()
        options.signal = abortController.current.signal
        options.onProgress = (part) => setProgress({ part, isWaiting: false })
      }
      if (call.isResumable && hasFile(input)) return sendResumable(input, options.signal)
      return sendForm(call, input, options)
    },
    async onSuccess(reply) {
      keys.current.done()
      noteSaved()
      if (after.success) toast.success(typeof after.success === 'function' ? after.success(reply) : after.success)
      refresh(await cacheRegistrationPage(client, reply))
      // An upload may finish after its dialog was closed. Another dialog that is open by then must stay open.
      if (isMounted.current) await after.onSuccess?.(reply)
    },
    onError(problem) {
      // Somebody else has changed the record, so the data on the screen is outdated.
      if (problem.code === 'action_not_offered' || problem.code === 'stale') refresh()
      // A person who cancelled an upload needs no toast.
      if (after.failure && problem.code !== 'cancelled')
        toast.failure(typeof after.failure === 'function' ? after.failure(problem) : after.failure)
      after.onProblem?.(problem)
    },
    onSettled: () => setProgress(undefined),
  })
  // A file that is sent in pieces continues in the background when the form unmounts. Any other upload is aborted.
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      if (!call.isResumable) abortController.current?.abort()
    }
  }, [call.isResumable])
  async function sendResumable(input: FileInput, signal: AbortSignal | undefined): Promise<Reply<C>> {
    const { beginUpload } = await inTime(import('./uploads/begin-upload.ts'))
    const success = typeof after.success === 'string' ? after.success : 'Uploaded successfully!'
    const reply = await beginUpload(call, input, {
      success,
      signal,
      onProgress: setProgress,
      isWatched: () => isMounted.current,
      onRetried() {
        toast.success(success)
        refresh()
      },
    })
    return validatedReply(call, reply)
  }
  function refresh(fresh: QueryKey[] = []) {
    const hashes = fresh.map(hashKey)
    const isStale = ({ queryKey }: { queryKey: QueryKey }) => !hashes.includes(hashKey(queryKey))
    if (!after.refresh) return void client.invalidateQueries({ predicate: isStale })
    for (const { method, path } of after.refresh) {
      void client.invalidateQueries({ queryKey: [method, path], predicate: isStale })
    }
  }
  return { ...mutation, progress, cancel: () => abortController.current?.abort() }
}
