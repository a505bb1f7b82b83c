import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { taskPageOf } from '@portal/domain/applications/task-list.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { ReturnedItems } from './returned-items.tsx'

interface RemainingWorkProps {
  details: RegistrationDetails
  /** The next action when the registration has expired. */
  followUp?: { text: ReactNode; action: ReactNode }
}

/** What the owner must still do: add what is missing, submit, renew, or nothing. */
export function RemainingWork({ details, followUp }: RemainingWorkProps) {
  const { registration, offered } = details
  const { id, returned } = registration
  const missing = details.asked_before_submit
  if (followUp) {
    return (
      <>
        <p>{followUp.text}</p>
        {followUp.action}
      </>
    )
  }
  if (!mayChangeApplication('own', registration)) return <p>Nothing is asked of you now.</p>
  if (isOpenReturn(returned)) return <ReturnedItems details={details} />
  if (missing.length > 0) {
    return (
      <ul>
        {missing.map(({ section, message }) => (
          <li key={message}>
            <Link to={paths.task(registration.id, taskPageOf(section), registration.facility_id)}>{message}</Link>
          </li>
        ))}
      </ul>
    )
  }
  if (!offered.includes('Submit')) return <p>Nothing is missing.</p>
  return (
    <>
      <p>Nothing is missing. Check your answers, then submit the application.</p>
      <LinkButton to={paths.registrationStep(id, 'check')}>Check and submit</LinkButton>
    </>
  )
}
