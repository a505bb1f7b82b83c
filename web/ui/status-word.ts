import { registrationActions } from '@portal/domain/actions/registration.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'

/** The fields of a registration from which its status is worded. */
export interface StatusFields {
  status?: string | null
  registration_status?: string | null
  /** When it was withdrawn by its owner, or lapsed after it was declined. */
  ended_at?: string | null
  /** When it was submitted last. Where it is not known, `pending` stays undivided. */
  submitted_at?: string | null
  /** The latest return to its owner since the last decision. */
  returned?: { resubmitted_at: string | null } | null
}

/** The status of a registration in the word that people read; nothing before it was started. */
export function statusWord(registration: StatusFields): string | null | undefined {
  const { status, registration_status, ended_at } = registration
  if (ended_at) return lapsing.some((name) => name === status) ? 'lapsed' : 'withdrawn'
  if (registration_status === 'expired') return 'expired'
  return moreExactWords.get(status ?? '')?.(registration) ?? status
}

/** What ends from these statuses has lapsed; from the others its owner withdrew it. */
const lapsing: readonly string[] = registrationActions.Lapse.offeredWhen

/** The statuses in whose place people read a more exact word. */
const moreExactWords = new Map([['pending', pendingWord]])

/** How far an application is before anybody has considered it. */
function pendingWord({ submitted_at, returned }: StatusFields): string {
  if (isOpenReturn(returned)) return 'returned'
  if (submitted_at === undefined) return 'pending'
  if (submitted_at === null) return 'not submitted yet'
  return returned ? 'resubmitted' : 'submitted'
}
