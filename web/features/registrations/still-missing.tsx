import { decisionNames } from '@portal/domain/registration-lifecycle.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { MissingLinks } from './missing-links.tsx'
import type { Shown } from './shown.ts'

interface StillMissingProps extends Pick<Shown, 'missing' | 'offered'> {
  /** Each line leads to its section on the page of this registration. */
  registrationId: number
}

/** What an application lacks, for the officer who is about to decide on it; nothing where there is nothing to decide. */
export function StillMissing({ missing, offered, registrationId }: StillMissingProps) {
  const mayDecide = decisionNames.some((name) => offered.includes(name))
  if (missing.length === 0 || !mayDecide) return null
  return (
    <Notice tone="warning" title="This application is not complete">
      <MissingLinks missing={missing} registrationId={registrationId} />
    </Notice>
  )
}
