import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page, Section } from '../../../ui/layout/page.tsx'
import { NewestNotifications } from './newest-notifications.tsx'
import { type Counter, SummaryCounters } from './summary-counters.tsx'

const counters: readonly Counter[] = [
  { label: 'Facilities', of: 'facility_total', to: paths.myFacilities() },
  { label: 'Renewals', of: 'renewals' },
  { label: 'Registrations', of: 'registrations' },
  { label: 'Penalties', of: 'penalties' },
]

interface DashboardProps {
  name: string
  /** Shown above everything else. */
  notice: ReactNode
  /** The owner's facilities. */
  children: ReactNode
}

/** An owner's dashboard: what to do now with each facility, then what is new, then the figures. Spec §2, Manager dashboard. */
export function ManagerDashboard({ name, notice, children }: DashboardProps) {
  return (
    <Page
      title="Dashboard"
      heading={`Welcome, ${name}`}
      lead="You are logged in as a facility manager"
      actions={
        <LinkButton to={paths.addFacility()} variant="default" icon={<Icon name="plus" />}>
          Add Facility
        </LinkButton>
      }
    >
      {notice}
      <Section title="My Facilities">{children}</Section>
      <SummaryCounters counters={counters} isSmall />
      <NewestNotifications />
    </Page>
  )
}
