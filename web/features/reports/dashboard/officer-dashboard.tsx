import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Page, Section } from '../../../ui/layout/page.tsx'
import { CaseTable } from './case-table.tsx'
import { FacilitiesByLga } from './facilities-by-lga.tsx'
import { FacilitiesByType } from './facilities-by-type.tsx'
import { OldestCases } from './oldest-cases.tsx'
import { RecentFacilities } from './recent-facilities.tsx'
import { RegistrationsByStatus } from './registrations-by-status.tsx'
import { type Counter, type Figures, SummaryCounters } from './summary-counters.tsx'
import { everybodysCases, myCases, useOldestCases } from './use-oldest-cases.ts'

const inWords = new Intl.NumberFormat('en-NG')

/** How many of the fully registered facilities are not licensed today, and why. */
function withoutEffectInWords({ facility_restricted, facility_closed }: Figures): string | undefined {
  const parts = [
    ...(facility_restricted > 0 ? [`${inWords.format(facility_restricted)} suspended, sealed or revoked`] : []),
    ...(facility_closed > 0 ? [`${inWords.format(facility_closed)} closed`] : []),
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
      count ? `of which ${inWords.format(count)} not yet submitted` : undefined,
  },
]

/** An officer's dashboard: the work first, then the ministry in figures. Spec §2, Admin dashboard. */
export function OfficerDashboard({ name }: { name: string }) {
  // Nothing is shown before both lists: their lengths are unknown, and what is below them would move. Once shown it stays,
  // because a list that failed is loaded again when it appears.
  const lists = [useOldestCases(myCases), useOldestCases(everybodysCases)]
  const [isReady, setIsReady] = useState(false)
  const isLoading = !isReady && lists.some(({ isPending, failureCount }) => isPending && failureCount === 0)
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
      {isLoading ? (
        <LinesSkeleton lines={12} />
      ) : (
        <>
          <MyCases />
          <OldestCases />
          <Section title="The ministry in figures">
            <SummaryCounters counters={counters} />
          </Section>
          <FacilitiesByLga />
          <FacilitiesByType />
          <RegistrationsByStatus />
          <RecentFacilities />
        </>
      )}
    </Page>
  )
}

/** The cases with the ministry that the signed-in officer has, the oldest first. */
function MyCases() {
  return (
    <Section title="My applications" actions={<Link to={paths.queue('assignee=me')}>See all my applications</Link>}>
      <CaseTable
        caption="My applications"
        filters={myCases}
        empty={
          <EmptyState isSmall title="You have no application">
            Take one from the list below.
          </EmptyState>
        }
      />
    </Section>
  )
}
