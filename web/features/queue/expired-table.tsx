import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { facilityColumns } from '../../fields/facility-columns.tsx'
import { facilityFilterNames } from '../../fields/facility-filters.tsx'
import { paths } from '../../paths.ts'
import type { Searched } from '../../ui/table/highlighted.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NothingListed } from '../../ui/table/nothing-listed.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import { Day } from '../../ui/dates.tsx'

type Row = Reply<typeof calls.listRegistrations>['data'][number]

/** The status of the registration that renews the expired one. */
function Renewal({ id, facility: { registration: newest, company_name } }: Row) {
  if (!newest || newest.id <= id) return 'Not started'
  return (
    <Link to={paths.registration(newest.id)} aria-label={`Renewal of ${company_name}: ${newest.status}`}>
      <StatusBadge {...newest} />
    </Link>
  )
}

const columnsOf = (searched: Searched): Column<Row>[] => [
  ...facilityColumns(searched, 'Facility'),
  {
    header: 'Expired on',
    cell: ({ expiry_date }) => expiry_date && <Day of={expiry_date} />,
    sort: 'expiry_date',
  },
  { header: 'Renewal', cell: (row) => <Renewal {...row} /> },
  {
    header: 'View',
    inCard: 'actions',
    cell: ({ id, facility }) => (
      <Link to={paths.registration(id)} aria-label={`View the registration of ${facility.company_name}`}>
        View
      </Link>
    ),
  },
]

/** The expired registrations with the status of their renewals. Spec §2.21. */
export function ExpiredTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const expired = useCall(calls.listRegistrations, { query: { ...address.query, status: 'expired' } })
  return (
    <DataTable
      caption="Expired registrations"
      hidesCaption
      of={expired}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ id }) => id}
      columns={columnsOf({ typed: address.get('q'), matched: expired.data?.matched })}
      isNumbered
      sorting={address.sorting}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      empty={
        <NothingListed
          address={address}
          names={facilityFilterNames}
          noMatch="No expired registration matches"
          advice="Try fewer words, or another category or LGA."
        >
          <EmptyState title="No registration has expired">
            A registration appears here on the day after its approval ends.
          </EmptyState>
        </NothingListed>
      }
    />
  )
}
