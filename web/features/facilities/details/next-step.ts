import type { Registration } from '@portal/contract/applications/registration.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'

/** The fields of a registration that determine the next step. */
export interface RegistrationSummary
  extends Pick<
    Registration,
    'id' | 'status' | 'registration_status' | 'valid_from' | 'expiry_date' | 'submitted_at' | 'kind' | 'reference'
  > {
  returned?: { due_date: string; resubmitted_at: string | null } | null | undefined
}

/** The newest registration of a facility: a renewal beside the licence in force, or the one that is shown with it. */
export function newestOf<R>({ renewal, registration }: Newest<R>): R | null {
  return renewal ?? registration ?? null
}

interface Newest<R> {
  renewal?: R | null | undefined
  registration?: R | null | undefined
}

interface Waiting extends Newest<RegistrationSummary>, Pick<FacilityWithPlaces, 'starts'> {
  missing_count?: number | undefined
}

/** Whether a facility waits for its owner, not for the ministry. One that is closed starts nothing and waits for nobody. */
export function waitsForOwner({ starts, missing_count: missing, ...facility }: Waiting): boolean {
  const newest = newestOf(facility)
  return Boolean(starts) || (newest !== null && mainActionOf(newest, missing) !== 'view')
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
