import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { mayDo, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { NoLongerRegistered } from './no-longer-registered.tsx'
import { RegistrationExplanation } from './registration-explanation.tsx'
import { StartRegistration } from './start-registration.tsx'

interface NoticeProps {
  facility: FacilityWithPlaces
  /** Refetches the facility. */
  onRefused: () => void
}

function NotStarted({ facility, onRefused, mayStart }: NoticeProps & { mayStart: boolean }) {
  if (!mayStart) {
    return <Notice title="The owner has not started the registration">The questions cannot be answered yet.</Notice>
  }
  if (facility.type_retired) {
    return (
      <Notice title="This registration cannot be started">
        <NoLongerRegistered facility={facility} />
      </Notice>
    )
  }
  return (
    <Notice
      title="Start the registration first"
      action={<StartRegistration facility={facility} label="Start Registration" onRefused={onRefused} />}
    >
      <p>Then you can answer these questions. Your answers are saved one by one, so you can stop and come back.</p>
    </Notice>
  )
}

/** Explains why the requirements of a facility cannot be answered now, with the next action. Hidden if they can. */
export function RegistrationNotice({ facility, onRefused }: NoticeProps) {
  const session = useSession()
  const { registration } = facility
  if (!registration)
    return (
      <NotStarted
        facility={facility}
        onRefused={onRefused}
        mayStart={facility.starts === 'Start Registration' && mayDo(session, 'start a registration')}
      />
    )
  const reach = reachOf(session, 'change registration contents')
  if (reach === 'own' && isOpenReturn(registration.returned)) {
    return (
      <Notice
        tone="warning"
        title="The ministry returned this application for correction"
        action={<LinkButton to={paths.registration(registration.id)}>See what is to be corrected</LinkButton>}
      >
        <p>You can change only what the ministry named. Then submit the application again.</p>
      </Notice>
    )
  }
  if (mayChangeApplication(reach, registration)) return null
  return (
    <Notice
      title="Your answers cannot be changed now"
      action={
        <>
          {facility.starts && mayDo(session, 'start a registration') && (
            <StartRegistration facility={facility} label={facility.starts} onRefused={onRefused} />
          )}
          <LinkButton to={paths.registration(registration.id)} variant="default">
            View registration
          </LinkButton>
        </>
      }
    >
      <p>
        <RegistrationExplanation registration={registration} />.
      </p>
      <p>You can still read what you answered.</p>
    </Notice>
  )
}
