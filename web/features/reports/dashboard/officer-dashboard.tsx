import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import { lazily } from '@portal/domain/text/lazily.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { ChartCards } from '../../../ui/chart/chart-card.tsx'
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { FacilitiesByLga } from './facilities-by-lga.tsx'
import { FacilitiesByType } from './facilities-by-type.tsx'
import { RecentFacilities } from './recent-facilities.tsx'
import { RegistrationsByStatus } from './registrations-by-status.tsx'
import { type Counter, type Figures, SummaryCounters } from './summary-counters.tsx'

const inWords = lazily(() => new Intl.NumberFormat('en-NG'))

/** How many of the fully registered facilities are not licensed today, and why. */
function withoutEffectInWords({ facility_restricted, facility_closed }: Figures): string | undefined {
  const parts = [
    ...(facility_restricted > 0 ? [`${inWords().format(facility_restricted)} suspended, sealed or revoked`] : []),
    ...(facility_closed > 0 ? [`${inWords().format(facility_closed)} closed`] : []),
  ]
  return parts.length > 0 ? `of which ${parts.join(', ')}` : undefined
}

const counters: readonly Counter[] = [
  { label: 'All Facilities', of: 'facility_total', to: paths.facilities() },
  {
    label: 'Fully Registered Facilities',
    of: 'facility_active',
    to: paths.facilitiesThatAre('Approved'),
    note: withoutEffectInWords,
  },
  {
    label: 'Provisional Facilities',
    of: 'facility_provisional',
    to: paths.facilitiesThatAre('Temporarily approved'),
  },
  {
    label: 'Awaiting Approval',
    of: 'facility_pending',
    to: paths.registrations(...waitingStatuses),
    note: ({ facility_not_submitted: count }) =>
      count ? `of which ${inWords().format(count)} not yet submitted` : undefined,
  },
]

interface DashboardProps {
  name: string
  /** How much is to be done is not known yet, and what is below it would move. */
  isLoading: boolean
  /** What is to be done. */
  children: ReactNode
}

/** An officer's dashboard: the figures, then the work, then the charts. Spec §2, Admin dashboard. */
export function OfficerDashboard({ name, isLoading, children }: DashboardProps) {
  // Once shown it stays, because what failed is loaded again when it appears.
  const [isReady, setIsReady] = useState(!isLoading)
  if (!isReady && !isLoading) setIsReady(true)
  return (
    <Page
      title="Dashboard"
      heading={`Welcome, ${name}`}
      actions={
        <>
          <Link to={paths.registrations()}>See all registrations</Link>
          <Link to={paths.facilities()}>See all facilities</Link>
        </>
      }
    >
      <SummaryCounters counters={counters} isSmall />
      {isReady ? (
        <>
          {children}
          <FacilitiesByLga />
          <ChartCards isUneven>
            <FacilitiesByType />
            <RegistrationsByStatus />
          </ChartCards>
          <RecentFacilities />
        </>
      ) : (
        <LinesSkeleton lines={12} />
      )}
    </Page>
  )
}
