import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { MyFacilitiesTable } from './my-facilities-table.tsx'
import { NewestNotifications } from './newest-notifications.tsx'
import { type Counter, SummaryCounters } from './summary-counters.tsx'

const counters: readonly Counter[] = [
  { label: 'Facilities', of: 'facility_total', to: paths.myFacilities() },
  { label: 'Renewals', of: 'renewals' },
  { label: 'Registrations', of: 'registrations' },
  { label: 'Penalties', of: 'penalties' },
]

/** An owner's dashboard. `children` is shown above everything else. Spec §2, Manager dashboard. */
export function ManagerDashboard({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Page
      title="Dashboard"
      heading={`Welcome, ${name}`}
      lead="You are logged in as a facility manager"
      actions={
        <LinkButton to={paths.addFacility()} icon={<Icon name="plus" />}>
          Add Facility
        </LinkButton>
      }
    >
      {children}
      <SummaryCounters counters={counters} />
      <MyFacilitiesTable />
      <NewestNotifications />
    </Page>
  )
}
