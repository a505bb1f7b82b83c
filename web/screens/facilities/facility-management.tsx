import { showSummary } from '@portal/contract/reports/calls/dashboard.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useCall } from '../../api/use-call.ts'
import { OfficerFacilityTable } from '../../features/facilities/details/officer-facility-table.tsx'
import { FacilityFilters } from '../../fields/facility-filters.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

function headingOf(total: number | undefined) {
  if (total === undefined) return 'Facilities registered under you'
  return byNumber(total, { one: '# Facility registered under you', other: '# Facilities registered under you' })
}

/** Facility Management. The heading counts all facilities, the table only those that match the filters. Spec §2. */
export function FacilityManagement() {
  const address = useListAddress()
  const summary = useCall(showSummary)
  return (
    <Page title="Facility Management" heading={headingOf(summary.data?.facility_total)}>
      <FacilityFilters address={address} />
      <OfficerFacilityTable address={address} />
    </Page>
  )
}
