import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'

/** A link to the requests for changes, with how many wait; nothing while none does. */
export function WaitingChanges() {
  const { data } = useCall(calls.listOpenChanges, { query: { per_page: 1 } })
  if (!data || data.total === 0) return null
  return (
    <Link to={paths.changes()}>
      {byNumber(data.total, { one: '# request for a change waits', other: '# requests for changes wait' })}
    </Link>
  )
}
