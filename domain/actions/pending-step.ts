import { isOpenReturn } from '../applications/open-return.ts'

/**
 * How far a pending application is. The specification has one status for all of it; people must see whether it is still
 * being filled in, waits for the ministry, or is back with its owner.
 */
export type PendingStep = 'not submitted yet' | 'submitted' | 'returned' | 'resubmitted'

interface StepFacts {
  /** When it was submitted last. */
  submitted_at: string | null
  /** The latest return to its owner since the last decision. */
  returned?: { resubmitted_at: string | null } | null | undefined
}

/** How far an application is that is known to be pending. */
export function stepOf({ submitted_at, returned }: StepFacts): PendingStep {
  if (isOpenReturn(returned)) return 'returned'
  if (submitted_at === null) return 'not submitted yet'
  return returned ? 'resubmitted' : 'submitted'
}

interface PendingFacts {
  status?: string | null
  /** What is past its date is shown as expired, whatever its status. */
  registration_status?: string | null
  /** When it was withdrawn or lapsed; then it is no longer on its way. */
  ended_at?: string | null
  /** When it was submitted last; undefined where that is not known. */
  submitted_at?: string | null
  /** The latest return to its owner since the last decision. */
  returned?: { resubmitted_at: string | null } | null | undefined
}

/** How far an application is while its status is pending; undefined in every other status, and where it is not known. */
export function pendingStep(facts: PendingFacts): PendingStep | undefined {
  const { status, registration_status, ended_at, submitted_at, returned } = facts
  if (status !== 'pending' || registration_status === 'expired' || ended_at) return undefined
  if (isOpenReturn(returned)) return 'returned'
  return submitted_at === undefined ? undefined : stepOf({ submitted_at, returned })
}
