import { usePortal } from '../../../api/use-portal.ts'
import { Day } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** What an owner reads instead of Submit while the ministry takes no applications. */
export function NotOpenYet() {
  const since = usePortal()?.not_taking_since
  if (!since) return null
  return (
    <Notice title="The ministry does not take applications yet">
      Since <Day of={since} /> applications can be prepared, but not submitted. What you enter is kept. Submit it here
      as soon as the ministry takes applications.
    </Notice>
  )
}
