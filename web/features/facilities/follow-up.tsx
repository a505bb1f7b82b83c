import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Day } from '../../ui/dates.tsx'
import { nextStep } from './next-step.ts'
import { StartRegistration } from './start-registration.tsx'

interface FollowUpProps {
  registration: { id: number; facility: FacilityWithPlaces }
  /** Refetches the registration. */
  reload: () => void
}

/** The owner's next action when a registration has expired: open the newer one, or renew. Undefined if it has not expired. */
export function followUp({ registration, reload }: FollowUpProps): { text: ReactNode; action: ReactNode } | undefined {
  const { facility } = registration
  const newest = facility.registration
  if (newest && newest.id > registration.id) {
    return {
      text: 'A newer registration of this facility has taken its place.',
      action: <LinkButton to={paths.registration(newest.id)}>See the present registration</LinkButton>,
    }
  }
  const step = nextStep(newest, facility.closed_from)
  if (step !== 'Renew Registration') return undefined
  return {
    text: <>It ended on {newest?.expiry_date && <Day of={newest.expiry_date} />}. Renew it to stay registered.</>,
    action: <StartRegistration facility={facility} label={step} onRefused={reload} />,
  }
}
