import * as calls from '@portal/contract/calls/facilities.ts'
import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The path of the registration, or of the page to start one. */
function pathOf({ id, registration }: FacilityWithPlaces) {
  return registration ? paths.registration(registration.id) : paths.requirementParts(id)
}

const columns: Column<FacilityWithPlaces>[] = [
  { header: 'Name', cell: (facility) => <Link to={pathOf(facility)}>{facility.company_name}</Link>, sort: 'name' },
  { header: 'Owner', cell: ({ owner_name }) => owner_name },
  { header: 'Registration status', cell: ({ registration }) => <StatusBadge {...registration} />, sort: 'status' },
]

/** An owner's facilities with the status of their registrations. Spec §2, Manager dashboard. */
export function MyFacilitiesTable() {
  const address = useListAddress()
  const facilities = useCall(calls.listFacilities, { query: address.query })
  return (
    <DataTable
      caption="My Facilities"
      of={facilities}
      rows={({ data }) => data.data}
      page={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columns}
      isNumbered
      sorting={address.sorting}
      onPage={address.goToPage}
      empty={
        <EmptyState
          title="No Facilities Added yet"
          action={<LinkButton to={paths.addFacility()}>Add Facility</LinkButton>}
        >
          Add your facility first. Then you can start its registration.
        </EmptyState>
      }
    />
  )
}
