import { waitingStatuses } from '@portal/domain/registration-status.ts'
import { paths } from '../../paths.ts'
import { Columns } from '../../ui/layout/columns.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { FacilitiesByLga } from './facilities-by-lga.tsx'
import { FacilitiesByType } from './facilities-by-type.tsx'
import { RecentFacilities } from './recent-facilities.tsx'
import { RegistrationsByStatus } from './registrations-by-status.tsx'
import { type Counter, SummaryCounters } from './summary-counters.tsx'

const counters: readonly Counter[] = [
  { label: 'All Facilities', of: 'facility_total', to: paths.facilities() },
  { label: 'Fully Registered Facilities', of: 'facility_active', to: paths.facilitiesThatAre('Approved') },
  {
    label: 'Provisional Facilities',
    of: 'facility_provisional',
    to: paths.facilitiesThatAre('Temporarily approved'),
  },
  { label: 'Awaiting Approval', of: 'facility_pending', to: paths.registrations(...waitingStatuses) },
]

/** An officer's dashboard. Spec §2, Admin dashboard. */
export function OfficerDashboard({ name }: { name: string }) {
  return (
    <Page
      title="Dashboard"
      heading={`Welcome, ${name}`}
      actions={
        <>
          <LinkButton to={paths.registrations()} variant="default">
            See all registrations
          </LinkButton>
          <LinkButton to={paths.facilities()} variant="default">
            See all facilities
          </LinkButton>
        </>
      }
    >
      <SummaryCounters counters={counters} />
      <FacilitiesByLga />
      <Columns>
        <FacilitiesByType />
        <RegistrationsByStatus />
      </Columns>
      <RecentFacilities />
    </Page>
  )
}
