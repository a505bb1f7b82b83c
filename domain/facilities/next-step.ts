import { registrationActions } from '../actions/registration.ts'
import type { OwnerStart } from '../actions/starting-actions.ts'
import { isOpenReturn } from '../applications/open-return.ts'
import type { RegistrationStatus } from '../applications/registration-status.ts'
import type { TaskProgress } from '../applications/task-list.ts'
import type { LicenceOrigin } from '../licences/licence-origin.ts'
import type { DerivedStatus } from '../licences/registration-expiry.ts'
import type { Standing } from '../standing/standing.ts'

/** What an owner does next with a facility. The last three wait for nobody. */
export type NextStep =
  | OwnerStart
  | 'continue'
  | 'pay'
  | 'check'
  | 'correct'
  | 'read the remarks'
  | 'Print Certificate'
  | 'Print Temporarily Statement'
  | 'view'

const waitsForNobody: readonly NextStep[] = ['Print Certificate', 'Print Temporarily Statement', 'view']

/** The fields of a registration that determine what is next. */
interface Standings {
  status: RegistrationStatus
  registration_status: DerivedStatus
  submitted_at: string | null
  origin?: LicenceOrigin | null | undefined
  returned?: { resubmitted_at: string | null } | null | undefined
}

interface Newest<R> {
  type_change?: R | null | undefined
  renewal?: R | null | undefined
  registration?: R | null | undefined
}

/** What is known of a facility when its owner lists it. */
export interface NextStepFacts extends Newest<Standings> {
  starts?: OwnerStart | null | undefined
  standing: Standing
  /** How many things the newest registration still needs, if that is known. */
  missing_count?: number | undefined
  progress?: Pick<TaskProgress, 'next'> | undefined
  /** What is still to be paid for it; null if nothing is. */
  to_pay?: unknown
}

/**
 * The newest registration of a facility: a change of type or a renewal beside the licence in force, or the one that is shown with it.
 * A change of type that was declined is left out: the licence is again what counts.
 */
export function newestOf<R extends Pick<Standings, 'status'>>({
  type_change,
  renewal,
  registration,
}: Newest<R>): R | null {
  const isOpen = type_change && type_change.status !== registrationActions.Decline.leadsTo
  return (isOpen ? type_change : null) ?? renewal ?? registration ?? null
}

/** The paper that can be printed now, of a licence or temporary approval that counts. */
export function paperOf({ registration, standing }: Pick<NextStepFacts, 'registration' | 'standing'>) {
  // What was issued on paper before the portal is not printed here.
  if (!registration || standing !== 'good' || registration.origin === 'paper') return null
  if (registration.registration_status === 'active') return 'Print Certificate'
  return registration.registration_status === 'provisional' ? 'Print Temporarily Statement' : null
}

/** The one next action of an owner with a facility. Spec §4, Facility card. */
export function nextStepOf(facility: NextStepFacts): NextStep {
  const newest = newestOf(facility)
  if (facility.starts) return facility.starts
  if (!newest) return 'view'
  const step = applicationSteps[newest.status](newest, facility.missing_count)
  if (facility.to_pay && (step === 'view' || (step === 'continue' && facility.progress?.next === 'payment')))
    return 'pay'
  return step === 'view' && newest === facility.registration ? (paperOf(facility) ?? 'view') : step
}

/** Whether a facility waits for its owner, not for the ministry. One that is closed starts nothing and waits for nobody. */
export function waitsForOwner(facility: NextStepFacts): boolean {
  return !waitsForNobody.includes(nextStepOf(facility))
}

const ifMissing = (missing: number | undefined): NextStep => (missing ? 'continue' : 'view')

/** What is next with an application, by its status. */
const applicationSteps: Record<RegistrationStatus, (registration: Standings, missing?: number) => NextStep> = {
  pending({ submitted_at, returned }, missing) {
    if (isOpenReturn(returned)) return 'correct'
    if (submitted_at !== null) return ifMissing(missing)
    return missing === 0 ? 'check' : 'continue'
  },
  'Awaiting decision': () => 'view',
  'Temporarily approved': (_, missing) => ifMissing(missing),
  Approved: () => 'view',
  declined: () => 'read the remarks',
}
