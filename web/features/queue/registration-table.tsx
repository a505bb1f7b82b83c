import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { facilityFilterNames } from '../../fields/facility-filters.tsx'
import { paths } from '../../paths.ts'
import { FoundBy } from '../../fields/found-facility.tsx'
import { Highlighted, type Searched } from '../../ui/table/highlighted.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NothingListed } from '../../ui/table/nothing-listed.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import { Day } from '../../ui/dates.tsx'

type Row = Reply<typeof calls.listRegistrations>['data'][number]

const columnsOf = (searched: Searched): Column<Row>[] => [
  { header: 'Category', cell: ({ facility }) => facility.facility_types.category_list, sort: 'category' },
  {
    header: 'Facility',
    cell: ({ facility }) => (
      <>
        <Link to={paths.facility(facility.id)}>
          <Highlighted text={facility.company_name} searched={searched} />
        </Link>
        <FoundBy facility={facility} searched={searched} hidesOwner />
      </>
    ),
    sort: 'name',
  },
  { header: 'Owner', cell: ({ facility }) => <Highlighted text={facility.owner_name} searched={searched} /> },
  { header: 'LGA', cell: ({ facility }) => facility.local_gov_areas.list, sort: 'lga' },
  { header: 'Status', cell: (row) => <StatusBadge {...row} />, sort: 'status' },
  {
    header: 'Submitted',
    cell: ({ submitted_at }) => (submitted_at ? <Day of={submitted_at} /> : 'Not yet'),
    sort: 'submitted_at',
  },
]

/** The column with links to the cases. The link contains the queue. */
function viewIn(queue: string): Column<Row> {
  return {
    header: 'View',
    cell: ({ id, facility }) => (
      <Link to={paths.registration(id, queue)} aria-label={`View the registration of ${facility.company_name}`}>
        View
      </Link>
    ),
  }
}

/** Every registration with its status. Spec §2, Registrations list. */
export function RegistrationTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const registrations = useCall(calls.listRegistrations, { query: address.query })
  return (
    <DataTable
      caption="Registrations"
      hidesCaption
      of={registrations}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ id }) => id}
      columns={[
        ...columnsOf({ typed: address.get('q'), matched: registrations.data?.matched }),
        viewIn(address.search),
      ]}
      sorting={address.sorting}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      empty={
        <NothingListed
          address={address}
          names={facilityFilterNames}
          noMatch="No registration matches"
          advice="Try fewer words, or another status, category or LGA."
        >
          <EmptyState title="No registrations yet">
            Registrations appear here as soon as owners start them, or you record one.
          </EmptyState>
        </NothingListed>
      }
    />
  )
}
