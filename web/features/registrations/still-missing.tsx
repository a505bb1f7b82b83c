import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { decisionNames } from '@portal/domain/registration-lifecycle.ts'
import { Notice } from '../../ui/notice.tsx'

type Shown = Pick<Reply<typeof calls.showRegistration>, 'missing' | 'offered'>

/** What an application lacks, for the officer who is about to decide on it; nothing where there is nothing to decide. */
export function StillMissing({ missing, offered }: Shown) {
  const mayDecide = decisionNames.some((name) => offered.includes(name))
  if (missing.length === 0 || !mayDecide) return null
  return (
    <Notice tone="warning" title="This application is not complete">
      <ul>
        {missing.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}
