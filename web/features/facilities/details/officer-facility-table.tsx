import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { isOpen } from '@portal/domain/applications/registration-status.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { facilityColumns } from '../../../fields/facility-columns.tsx'
import { facilityFilterNames } from '../../../fields/facility-filters.tsx'
import { FacilityStatus } from '../../../fields/facility-status.tsx'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import styles from './officer-facility-table.module.css'

type Row = Reply<typeof calls.listFacilitiesForOfficer>['data'][number]

/** The link to an open registration. Spec §2: hidden for an approved one. */
function ManageRegistration({ id, status, facility }: Row) {
  if (id === null || status === null || !isOpen(status)) return <span aria-hidden="true">–</span>
  return (
    <Link
      to={paths.registration(id)}
      className={styles.manage}
      aria-label={`Manage Registration of ${facility.company_name}`}
    >
      Manage Registration
    </Link>
  )
}

const columns: Column<Row>[] = [
  {
    header: 'Status',
    inCard: 'state',
    cell: ({ facility }) => <FacilityStatus registration={facility.registration} facility={facility} />,
    sort: 'status',
  },
  { header: 'Registration', inCard: 'state', isAction: true, cell: (row) => <ManageRegistration {...row} /> },
]

/** The query parameters that filter the list. */
export const officerFacilityFilters = [...facilityFilterNames, 'licensed', 'from_paper', 'import_id'] as const

function NoFacilities({ address }: { address: ReturnType<typeof useListAddress> }) {
  return (
    <NothingListed
      address={address}
      names={officerFacilityFilters}
      noMatch="No facility matches"
      advice="Try fewer words, or another status, type of facility or LGA."
    >
      <EmptyState title="No facilities yet">Facilities appear here as soon as their owners add them.</EmptyState>
    </NothingListed>
  )
}

/** Every facility with the status of its registration. Spec §2, Facility Management. */
export function OfficerFacilityTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const facilities = useCall(calls.listFacilitiesForOfficer, { query: address.query })
  return (
    <DataTable
      caption="Facilities"
      hidesCaption
      of={facilities}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ facility_id }) => facility_id}
      columns={[
        ...facilityColumns({ typed: address.get('q'), matched: facilities.data?.matched }, 'Facility name'),
        ...columns,
      ]}
      isNumbered
      hasKeys
      sorting={address.sorting}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      empty={<NoFacilities address={address} />}
    />
  )
}
