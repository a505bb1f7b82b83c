import type { ReactNode } from 'react'
import { LoadProblem } from './load-problem.tsx'
import { LinesSkeleton } from './skeletons.tsx'

/** The part of the result of `useCall` that the UI kit needs. */
export interface Loading<T> {
  data: T | undefined
  error: { message: string; code?: string } | null
  isPlaceholderData?: boolean
  refetch: () => unknown
}

interface WhenLoadedProps<T> {
  of: Loading<T>
  /** A placeholder of about the size of the content. */
  skeleton?: ReactNode
  /** The way back when what should be loaded does not exist. */
  back?: { to: string; label: string }
  children: (data: T) => ReactNode
}

/**
 * Shows loaded data, a skeleton while loading, or the error with a retry button.
 *
 *     const facility = useCall(calls.showFacility, { params: { id } })
 *     return <WhenLoaded of={facility}>{({ data }) => <FacilityDetails facility={data} />}</WhenLoaded>
 */
export function WhenLoaded<T>({ of, skeleton = <LinesSkeleton />, back, children }: WhenLoadedProps<T>) {
  if (of.data !== undefined) return children(of.data)
  if (of.error) return <LoadProblem problem={of.error} onRetry={() => of.refetch()} back={back} />
  return skeleton
}
