import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { decisionNames } from '@portal/domain/registration-lifecycle.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/notice.tsx'

interface StillMissingParts extends Pick<Reply<typeof calls.showRegistration>, 'missing' | 'offered'> {
  /** Each line leads to its section on the page of this registration. */
  registrationId: number
}

/** What an application lacks, for the officer who is about to decide on it; nothing where there is nothing to decide. */
export function StillMissing({ missing, offered, registrationId }: StillMissingParts) {
  const mayDecide = decisionNames.some((name) => offered.includes(name))
  if (missing.length === 0 || !mayDecide) return null
  return (
    <Notice tone="warning" title="This application is not complete">
      <ul>
        {missing.map(({ section, message }) => (
          <li key={message}>
            <Link to={`${paths.registration(registrationId)}#${section}`}>{message}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
