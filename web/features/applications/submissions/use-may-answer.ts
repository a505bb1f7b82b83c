import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { reachOf } from '@portal/domain/accounts/capabilities.ts'
import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import { useSession } from '../../../api/session.ts'

/** Whether the signed-in person may answer the questions to a facility now. Spec §6. */
export function useMayAnswer({ registration }: Pick<FacilityWithPlaces, 'registration'>): boolean {
  const session = useSession()
  if (!registration) return false
  return mayChangeApplication(reachOf(session, 'change registration contents'), registration)
}
