import { decisionNames } from '@portal/domain/actions/decisions.ts'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

interface StillMissingProps {
  details: RegistrationDetails
  /** The queue from which the registration was opened. */
  queue: string | undefined
}

/** Whether a decision is possible on what is not complete. */
export function lacksSomething({ missing, offered }: RegistrationDetails): boolean {
  return missing.length > 0 && decisionNames.some((name) => offered.includes(name))
}

/** Lists for the officer what an application lacks. Hidden if no decision is possible. */
export function StillMissing({ details, queue }: StillMissingProps) {
  if (!lacksSomething(details)) return null
  const { registration, missing } = details
  return (
    <Notice tone="warning" title="This application is not complete">
      <ul>
        {missing.map(({ section, message }) => (
          <li key={message}>
            <Link to={`${paths.registration(registration.id, queue)}#${section}`}>{message}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
