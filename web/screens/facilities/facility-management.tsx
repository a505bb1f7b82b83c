import { showSummary } from '@portal/contract/reports/calls/dashboard.ts'
import { linkFacilitiesExport } from '@portal/contract/reports/calls/exports.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import {
  OfficerFacilityTable,
  officerFacilityFilters,
} from '../../features/facilities/details/officer-facility-table.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { FacilityFilters } from '../../fields/facility-filters.tsx'
import { FromPaperFilter } from '../../fields/from-paper-filter.tsx'
import { ImportFilter } from '../../fields/import-filter.tsx'
import { LicensedFilter } from '../../fields/licensed-filter.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
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
    <Page
      title="Facility Management"
      heading={headingOf(summary.data?.facility_total)}
      lead={<MenuNumber of="facilities" />}
      actions={
        <>
          <Allowed to="make claim letters">
            <LinkButton to={paths.claimLetters(address.search)} variant="default">
              Claim letters
            </LinkButton>
          </Allowed>
          <DownloadList call={linkFacilitiesExport} query={address.query} />
        </>
      }
    >
      <FacilityFilters address={address} names={officerFacilityFilters}>
        <LicensedFilter address={address} />
        <FromPaperFilter address={address} />
        <ImportFilter address={address} />
      </FacilityFilters>
      <OfficerFacilityTable address={address} />
    </Page>
  )
}
