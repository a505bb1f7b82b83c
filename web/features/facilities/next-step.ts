import type { Registration } from '@portal/contract/entities/registration.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { facilityState } from '@portal/domain/actions/offered-facility-actions.ts'
import { isOpenReturn } from '@portal/domain/open-return.ts'
import type { RegistrationStatus } from '@portal/domain/registration-status.ts'

/** An owner's next step with a facility. Spec §4, Facility card. */
export type NextStep = 'Start Registration' | 'Continue' | 'Renew Registration'

/** The fields of a registration that determine the next step. */
export interface RegistrationSummary
  extends Pick<
    Registration,
    'id' | 'status' | 'registration_status' | 'expiry_date' | 'submitted_at' | 'kind' | 'reference'
  > {
  returned?: { due_date: string; resubmitted_at: string | null } | null | undefined
}

const starting = ['Start Registration', 'Renew Registration'] as const

/** Start or Renew if the action table offers it, otherwise Continue. Nothing is started for a closed facility. */
export function nextStep(registration: RegistrationSummary | null | undefined, closed_from: string | null): NextStep {
  const isInForce = registration?.registration_status !== 'expired'
  const state = facilityState(registration ? { status: registration.status, isInForce } : undefined, closed_from)
  return starting.find((name) => facilityActions[name].offeredWhen.some((offered) => offered === state)) ?? 'Continue'
}

interface Waiting {
  registration?: RegistrationSummary | null | undefined
  closed_from: string | null
  missing_count?: number | undefined
}

/** Whether a facility waits for its owner, not for the ministry. One that is closed waits for nobody. */
export function waitsForOwner({ registration, closed_from, missing_count: missing }: Waiting): boolean {
  if (closed_from !== null && (!registration || nextStep(registration, null) === 'Renew Registration')) return false
  return (
    nextStep(registration, closed_from) !== 'Continue' ||
    !registration ||
    mainActionOf(registration, missing) !== 'view'
  )
}

/** What the main button of a registration that was started does. */
export type MainAction = 'continue' | 'check' | 'correct' | 'read the remarks' | 'view'

const ifMissing = (missing: number | undefined): MainAction => (missing ? 'continue' : 'view')

const mainActions: Record<RegistrationStatus, (registration: RegistrationSummary, missing?: number) => MainAction> = {
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

/** The one next action with a registration. `missing` is how many things it still needs, if that is known. */
export function mainActionOf(registration: RegistrationSummary, missing: number | undefined): MainAction {
  return mainActions[registration.status](registration, missing)
}
