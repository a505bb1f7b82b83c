import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { newestOf } from '@portal/domain/facilities/next-step.ts'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useKeptReply } from '../../../api/kept-replies.ts'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { ReturnedNotes } from '../../../fields/returned-notes.tsx'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { PageSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Card, CardList } from '../../../ui/table/card-list.tsx'
import { NoFacilities } from './facility-cards.tsx'

/** Returns a function that adds a facility to the current URL. */
function useAddressFor() {
  const [address] = useSearchParams()
  return (facilityId: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(address), facility: String(facilityId) })}`
}

function ChooseAmong({ facilities }: { facilities: FacilityWithPlaces[] }) {
  const addressFor = useAddressFor()
  const [only, another] = facilities
  if (!only) return <NoFacilities />
  if (!another) return <Navigate to={addressFor(only.id)} replace />
  return (
    <>
      <p>Which of your facilities is this about?</p>
      <CardList label="Your facilities">
        {facilities.map(({ id, company_name, facility_types, registration }) => (
          <Card
            key={id}
            title={company_name}
            over={facility_types.category_list}
            to={addressFor(id)}
            sign={<StatusBadge {...registration} />}
          />
        ))}
      </CardList>
    </>
  )
}

function ChooseOwn() {
  const facilities = useCall(calls.listFacilities, { query: { per_page: 100, sort: 'name' } })
  return <WhenLoaded of={facilities}>{({ data }) => <ChooseAmong facilities={data.data} />}</WhenLoaded>
}

function ChooseFromAll() {
  return (
    <EmptyState
      title="This page needs a facility"
      action={<LinkButton to={paths.facilities()}>Go to Facility Management</LinkButton>}
    >
      Requirements are answered for one facility. Open it first and come back from there.
    </EmptyState>
  )
}

type Facility = Reply<typeof calls.showFacility>['data']

interface WithProps {
  /** `reload` refetches the facility. */
  children: (facility: Facility, reload: () => void) => ReactNode
}

const dashboard = { to: paths.overview(), label: 'Dashboard' }

/** Loads the facility of a page about its application: with it comes the newest registration, so that a renewal can be filled in. */
export function WithFacility({ id, children }: WithProps & { id: string }) {
  const isKept = mayDo(useSession(), 'start a registration')
  const facility = useKeptReply(calls.showFacility, { of: id, isKept }, useCall(calls.showFacility, { params: { id } }))
  const found = facility.data?.data
  if (found) {
    const registration = newestOf(found)
    const data = { ...found, registration, facility_type_id: registration?.facility_type_id ?? found.facility_type_id }
    return <ReturnedNotes registration={data.registration}>{children(data, facility.refetch)}</ReturnedNotes>
  }
  if (!facility.error) return <PageSkeleton />
  return (
    <Page title="Requirements" back={dashboard}>
      <LoadProblem problem={facility.error} onRetry={facility.refetch} back={dashboard} />
    </Page>
  )
}

/** The facility in the URL's `?facility=`. Without it: an owner's only facility, or a choice of their facilities. */
export function WhichFacility({ children }: WithProps) {
  const [address] = useSearchParams()
  const session = useSession()
  const named = address.get('facility')
  if (named) return <WithFacility id={named}>{children}</WithFacility>
  return <Page title="Requirements">{mayDo(session, 'list all facilities') ? <ChooseFromAll /> : <ChooseOwn />}</Page>
}
