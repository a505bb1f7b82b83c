import { mayChangeContents } from '@portal/domain/actions/offered-actions.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'

interface RemainingWorkProps {
  details: RegistrationDetails
  /** The next action when the registration has expired. */
  followUp?: { text: ReactNode; action: ReactNode }
}

/** What the owner must still do: add what is missing, submit, renew, or nothing. */
export function RemainingWork({ details: { registration, missing, offered }, followUp }: RemainingWorkProps) {
  const { id, status } = registration
  if (followUp) {
    return (
      <>
        <p>{followUp.text}</p>
        {followUp.action}
      </>
    )
  }
  if (!mayChangeContents('own', status)) return <p>Nothing is asked of you now.</p>
  if (missing.length > 0) {
    return (
      <ul>
        {missing.map(({ section, message }) => (
          <li key={message}>
            <Link to={`${paths.registration(id)}#${section}`}>{message}</Link>
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
