import { usePortal } from '../../../api/use-portal.ts'
import { Day } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Says since when the ministry takes no applications; nothing while it takes them. */
export function NotTakingNotice() {
  const since = usePortal()?.not_taking_since
  if (!since) return null
  return (
    <Notice tone="warning" title="The portal takes no applications yet">
      Since <Day of={since} /> owners can prepare applications, but not submit them. An officer with the duty for
      settings opens the portal.
    </Notice>
  )
}
