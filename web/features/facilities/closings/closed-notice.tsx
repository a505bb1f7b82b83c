import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { useSession } from '../../../api/session.ts'
import { Day } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Says on the page of a facility that it is closed. */
export function ClosedNotice({ closed_from }: { closed_from: string | null }) {
  const session = useSession()
  if (closed_from === null) return null
  const isMinistry = session !== undefined && session !== null && isOfficer(session)
  return (
    <Notice tone="ended" title="This facility is closed">
      <p>
        Closed from <Day of={closed_from} />. Nothing can be started for it.
        {isMinistry ? ' An officer who decides can reopen it.' : ' Ask the ministry if it is to be reopened.'}
      </p>
    </Notice>
  )
}
