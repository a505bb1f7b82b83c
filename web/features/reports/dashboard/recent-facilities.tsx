import type { Reply } from '@portal/contract/call.ts'
import { orNotRecorded } from '@portal/domain/facilities/not-recorded.ts'
import { Link } from 'react-router'
import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { FacilityStatus } from '../../../fields/facility-status.tsx'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'

type Row = Reply<typeof calls.listFacilitiesForOfficer>['data'][number]

const howMany = 10

const columns: Column<Row>[] = [
  { header: 'Category', inCard: 'fact', cell: ({ facility }) => facility.facility_types.category_list },
  {
    header: 'Facility name',
    inCard: 'name',
    cell: ({ facility }) => <Link to={paths.facility(facility.id)}>{facility.company_name}</Link>,
  },
  { header: 'Owner', inCard: 'fact', cell: ({ facility }) => orNotRecorded(facility.owner_name) },
  { header: 'LGA', inCard: 'fact', cell: ({ facility }) => facility.local_gov_areas.list },
  {
    header: 'Registration status',
    inCard: 'state',
    cell: ({ facility }) => <FacilityStatus registration={facility.registration} facility={facility} />,
  },
]

/** The newest facilities. Spec §2, Admin dashboard. */
export function RecentFacilities() {
  const facilities = useCall(calls.listFacilitiesForOfficer, { query: { per_page: howMany, sort: '-created_at' } })
  return (
    <DataTable
      caption="Recent Facilities"
      of={facilities}
      rows={({ data }) => data}
      rowKey={({ facility_id }) => facility_id}
      columns={columns}
      isNumbered
      empty={
        <EmptyState title="No facilities yet">Facilities appear here as soon as their owners add them.</EmptyState>
      }
    />
  )
}
