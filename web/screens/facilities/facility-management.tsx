import { showSummary } from '@portal/contract/reports/calls/dashboard.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useCall } from '../../api/use-call.ts'
import {
  OfficerFacilityTable,
  officerFacilityFilters,
} from '../../features/facilities/details/officer-facility-table.tsx'
import { FacilityFilters } from '../../fields/facility-filters.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { FilterSelect } from '../../ui/table/list-filters.tsx'
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
    <Page
      title="Facility Management"
      heading={headingOf(summary.data?.facility_total)}
      lead={<MenuNumber of="facilities" />}
    >
      <FacilityFilters address={address} names={officerFacilityFilters}>
        <FilterSelect
          address={address}
          name="licensed"
          label="Licence"
          all="Any"
          choices={[{ value: 'yes', label: 'Licensed today' }]}
        />
        <FilterSelect
          address={address}
          name="from_paper"
          label="From paper"
          all="Any"
          choices={[
            { value: 'yes', label: 'From the paper register' },
            { value: 'needs_date', label: 'Needs a date' },
          ]}
        />
      </FacilityFilters>
      <OfficerFacilityTable address={address} />
    </Page>
  )
}
