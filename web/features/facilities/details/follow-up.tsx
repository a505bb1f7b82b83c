import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { newestOf } from '@portal/domain/facilities/next-step.ts'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { StartRegistration } from './start-registration.tsx'

interface FollowUpProps {
  registration: { id: number; facility: FacilityWithPlaces }
  /** Refetches the registration. */
  reload: () => void
}

/** The owner's next action with a licence: open its renewal, or start one. Undefined if there is nothing to do yet. */
export function followUp({ registration, reload }: FollowUpProps): { text: ReactNode; action: ReactNode } | undefined {
  const { facility } = registration
  const { starts, renewal, type_change } = facility
  const newest = newestOf({ ...facility, type_change: null })
  if (type_change && type_change.id > registration.id && !starts) {
    return {
      text:
        type_change.status === registrationActions.Decline.leadsTo
          ? 'It stays in force until its last day. A change of type was declined.'
          : 'It stays in force until its last day. A change of type was asked for.',
      action: <LinkButton to={paths.registration(type_change.id)}>See the change of type</LinkButton>,
    }
  }
  if (newest && newest.id > registration.id) {
    return renewal
      ? {
          text: 'It stays in force until its last day. Its renewal is under way.',
          action: <LinkButton to={paths.registration(newest.id)}>See the renewal</LinkButton>,
        }
      : {
          text: 'A newer registration of this facility has taken its place.',
          action: <LinkButton to={paths.registration(newest.id)}>See the present registration</LinkButton>,
        }
  }
  if (!newest || !starts) return undefined
  const day = newest.expiry_date && <Day of={newest.expiry_date} />
  const text =
    newest.registration_status === 'active' ? (
      <>It ends on {day}. You can renew it now: it stays in force until then.</>
    ) : (
      <>It ended on {day}. Renew it to stay registered.</>
    )
  return { text, action: <StartRegistration facility={facility} label={starts} onRefused={reload} /> }
}
