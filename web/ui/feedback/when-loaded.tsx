import type { ReactNode } from 'react'
import { LoadProblem } from './load-problem.tsx'
import { LinesSkeleton } from './skeletons.tsx'

/** What `useCall` returns, as far as looks are concerned. */
export interface Loading<T> {
  data: T | undefined
  error: { message: string } | null
  isPlaceholderData?: boolean
  refetch: () => unknown
}

interface Parts<T> {
  of: Loading<T>
  /** Grey shapes of about the size of what comes. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * Shows what was loaded; until then grey bars, and on failure the reason with another try.
 *
 *     const facility = useCall(calls.showFacility, { params: { id } })
 *     return <WhenLoaded of={facility}>{({ data }) => <FacilityDetails facility={data} />}</WhenLoaded>
 */
export function WhenLoaded<T>({ of, skeleton = <LinesSkeleton />, children }: Parts<T>) {
  if (of.data !== undefined) return children(of.data)
  if (of.error) return <LoadProblem problem={of.error} onRetry={() => of.refetch()} />
  return skeleton
}
