import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { grantedStatuses } from '@portal/domain/applications/registration-status.ts'
import type { ReactNode } from 'react'
import { StatusBadge } from '../ui/status-badge.tsx'
import { type StatusFields, statusWord } from '../ui/status-word.ts'
import { StandingMark } from './standing-mark.tsx'

interface FacilityStatusProps {
  registration: StatusFields | null | undefined
  facility: Pick<FacilityWithPlaces, 'standing' | 'closed_from' | 'restrictions' | 'needs_date'>
  /** In place of the badge of the registration as it is here. */
  badge?: ReactNode
}

/** How far a registration is, and how its facility stands: what takes its effect from an approval stands in its place. */
export function FacilityStatus({ registration, facility, badge }: FacilityStatusProps) {
  const word = statusWord(registration ?? {})
  const counts = facility.standing === 'good' || !grantedStatuses.some((status) => status === word)
  return (
    <>
      {facility.needs_date ? <strong>Needs a date</strong> : counts && (badge ?? <StatusBadge {...registration} />)}
      <StandingMark facility={facility} />
    </>
  )
}
