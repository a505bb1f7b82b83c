import { pendingStep } from '@portal/domain/actions/pending-step.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'

/** The fields of a registration from which its status is worded. */
export interface StatusFields {
  status?: string | null
  registration_status?: string | null
  /** When it was withdrawn by its owner, lapsed after it was declined, or took effect as a change of type. */
  ended_at?: string | null
  /** When it was submitted last. Where it is not known, nobody reads how far a pending application is. */
  submitted_at?: string | null
  /** The latest return to its owner since the last decision. */
  returned?: { resubmitted_at: string | null } | null
}

/** The status of a registration in the word that people read; nothing before it was started. */
export function statusWord(registration: StatusFields): string | null | undefined {
  const { status, registration_status, ended_at } = registration
  // A change of type ends with its approval.
  if (ended_at && status !== registrationActions.Approve.leadsTo)
    return lapsing.some((name) => name === status) ? 'lapsed' : 'withdrawn'
  return registration_status === 'expired' ? 'expired' : status
}

/** What ends from these statuses has lapsed; from the others its owner withdrew it. */
const lapsing: readonly string[] = registrationActions.Lapse.offeredWhen

/** The word under which its meaning is explained: of a pending application how far it is. */
export function exactWord(registration: StatusFields): string | null | undefined {
  return pendingStep(registration) ?? statusWord(registration)
}
