import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { paths } from '../../../paths.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import { ChangeComparison } from './change-comparison.tsx'
import { RequestText } from './request-text.tsx'

function Requests({ facilityId, page }: { facilityId: number; page: Reply<typeof calls.listChanges> }) {
  const requests = useMoreRows(calls.listChanges, {
    id: facilityId,
    first: page.data,
    total: page.total,
    rowKey: ({ id }) => id,
  })
  if (requests.total === 0) return <p>No change has been asked for.</p>
  return (
    <>
      <ol className={layout.stack6}>
        {requests.rows.map((request) => (
          <li key={request.id} className={layout.stack2}>
            <RequestText request={request} />
            <ChangeComparison request={request} />
            <p>
              <Link to={paths.change(request.id)}>
                {request.file_slug ? 'Open this request and its document' : 'Open this request'}
              </Link>
            </p>
          </li>
        ))}
      </ol>
      <ShowMore of={requests} />
    </>
  )
}

/** The requests for changes of a facility, the newest first. */
export function ChangesOfFacility({ facilityId }: { facilityId: number }) {
  const changes = useCall(calls.listChanges, { params: { id: facilityId }, query: { per_page: 100 } })
  return <WhenLoaded of={changes}>{(page) => <Requests facilityId={facilityId} page={page} />}</WhenLoaded>
}
