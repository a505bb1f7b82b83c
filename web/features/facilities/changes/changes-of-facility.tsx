import type { Reply } from '@portal/contract/call.ts'
import type { ApprovedTypeChange } from '@portal/contract/facilities/approved-type-change.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import type { ChangeRequest } from '@portal/contract/facilities/change-request.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { paths } from '../../../paths.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import { ApprovedChangeOfType } from './approved-change-of-type.tsx'
import { ChangeComparison } from './change-comparison.tsx'
import { RequestText } from './request-text.tsx'

interface ChangesProps {
  facilityId: number
  typeChanges: readonly ApprovedTypeChange[]
}

function Request({ request }: { request: ChangeRequest }) {
  return (
    <>
      <RequestText request={request} />
      <ChangeComparison request={request} />
      <p>
        <Link to={paths.change(request.id)}>
          {request.file_slug ? 'Open this request and its document' : 'Open this request'}
        </Link>
      </p>
    </>
  )
}

function Changes({ facilityId, typeChanges, page }: ChangesProps & { page: Reply<typeof calls.listChanges> }) {
  const requests = useMoreRows(calls.listChanges, {
    id: facilityId,
    first: page.data,
    total: page.total,
    rowKey: ({ id }) => id,
  })
  if (requests.total === 0 && typeChanges.length === 0) return <p>No change has been asked for.</p>
  const changes = [
    ...requests.rows.map((request) => ({
      key: `request ${request.id}`,
      at: request.asked_at,
      shown: <Request request={request} />,
    })),
    ...typeChanges.map((change) => ({
      key: `type ${change.id}`,
      at: change.approved_at,
      shown: <ApprovedChangeOfType change={change} />,
    })),
  ]
  return (
    <>
      <ol className={layout.stack6}>
        {changes
          .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
          .map(({ key, shown }) => (
            <li key={key} className={layout.stack2}>
              {shown}
            </li>
          ))}
      </ol>
      <ShowMore of={requests} />
    </>
  )
}

/** The requests for changes of a facility and its approved changes of type, the newest first. */
export function ChangesOfFacility({ facilityId, typeChanges }: ChangesProps) {
  const changes = useCall(calls.listChanges, { params: { id: facilityId }, query: { per_page: 100 } })
  return <WhenLoaded of={changes}>{(page) => <Changes {...{ facilityId, typeChanges, page }} />}</WhenLoaded>
}
