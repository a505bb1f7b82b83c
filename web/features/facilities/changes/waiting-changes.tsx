import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { useInboxCounts } from '../../../api/inbox-counts.ts'
import { paths } from '../../../paths.ts'

/** A link to the requests for changes, with how many wait for the ministry; nothing while none does. */
export function WaitingChanges() {
  const changes = useInboxCounts()?.changes
  if (!changes || changes.total === 0) return null
  return (
    <Link to={paths.changes()}>
      {byNumber(changes.total, { one: '# request for a change waits', other: '# requests for changes wait' })}
    </Link>
  )
}
