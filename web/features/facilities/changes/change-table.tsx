import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import type { Column } from '../../../ui/table/data-table.tsx'
import { PagedTable } from '../../../ui/table/paged-table.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import textStyles from '../../../ui/text.module.css'
import { type Compared, changedDetails } from './changed-details.ts'
import styles from './changes.module.css'

/** What a request would change, one line for each detail, for a list. */
function ChangeLines({ request }: { request: Compared }) {
  return (
    <div className={`${signedIn.changed} ${styles.lines}`}>
      {changedDetails(request).map(({ label, before, after }) => (
        <div key={label}>
          <span className={textStyles.quiet}>{label}:</span> <del>{before}</del> <ins>{after}</ins>
        </div>
      ))}
    </div>
  )
}

type Row = Reply<typeof calls.listOpenChanges>['data'][number]

const columns: Column<Row>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ id, facility }) => <Link to={paths.change(id)}>{facility.company_name}</Link>,
  },
  { header: 'Asked on', inCard: 'fact', cell: ({ asked_at }) => <Day of={asked_at} /> },
  {
    header: 'Where it is',
    inCard: 'fact',
    cell: ({ is_complete = true }) =>
      is_complete ? 'With us' : <span className={textStyles.quiet}>With the owner: documents or payment</span>,
  },
  { header: 'By', inCard: 'fact', cell: ({ asked_by }) => asked_by },
  { header: 'LGA', inCard: 'fact', cell: ({ facility }) => facility.local_gov_areas.list },
  { header: 'Change', inCard: 'actions', cell: (request) => <ChangeLines request={request} />, isText: true },
]

/** The requests that are not decided, the oldest first. */
export function ChangeTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const changes = useCall(calls.listOpenChanges, { query: address.query })
  return (
    <PagedTable
      caption="Requests for changes"
      of={changes}
      columns={columns}
      address={address}
      empty={
        <EmptyState title="No request is waiting">
          Owners ask for changes of their facility after its first approval.
        </EmptyState>
      }
    />
  )
}
