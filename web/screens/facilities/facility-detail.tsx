import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { mayDo, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { mayChangeFacility } from '@portal/domain/actions/offered-actions.ts'
import { useParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { ApplicantDetails } from '../../features/applications/registrations/applicant-details.tsx'
import { RegistrationBadge } from '../../features/applications/registrations/registration-badge.tsx'
import { ConcernsOfFacility } from '../../features/concerns/concerns-of-facility.tsx'
import { CloseOrReopen, ClosingSection } from '../../features/facilities/closings/close-or-reopen.tsx'
import { ClosedNotice } from '../../features/facilities/closings/closed-notice.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { FacilityLead } from '../../features/facilities/details/facility-lead.tsx'
import { NeedsDate } from '../../features/facilities/details/needs-date.tsx'
import { NoOwnerAccount } from '../../features/facilities/details/no-owner-account.tsx'
import { RecordApplication } from '../../features/facilities/details/record-application.tsx'
import { HelpersOfFacility } from '../../features/facilities/facility-helpers/helpers-of-facility.tsx'
import { NameHelper } from '../../features/facilities/facility-helpers/name-helper.tsx'
import { FacilityFlags } from '../../features/facilities/flags/facility-flags.tsx'
import { NextFromInbox } from '../../features/inbox/next-from-inbox.tsx'
import { PlanInspectionButton } from '../../features/inspections/planning/plan-button.tsx'
import { InspectionsOfFacility } from '../../features/inspections/report/inspections-of-facility.tsx'
import { LettersOfFacility } from '../../features/letters/letters.tsx'
import { Penalise } from '../../features/standing/penalties/penalise.tsx'
import { PenaltiesOfFacility } from '../../features/standing/penalties/penalties-of-facility.tsx'
import { RepresentationsOfFacility } from '../../features/standing/representations/representations-of-facility.tsx'
import { RestrictButtons } from '../../features/standing/restrictions/restrict-buttons.tsx'
import { StandingHistory } from '../../features/standing/restrictions/standing-history.tsx'
import { AuditLink } from '../../fields/audit-link.tsx'
import { DownloadCase } from '../../fields/download-case.tsx'
import { FacilityStatus } from '../../fields/facility-status.tsx'
import { StandingNotice } from '../../fields/standing-notice.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Columns } from '../../ui/layout/columns.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { AfterApproval } from './after-approval.tsx'
import { FacilityRegistration } from './facility-registration.tsx'

type Facility = Reply<typeof calls.showFacility>['data']

function People({ facility }: { facility: Facility }) {
  const applicant = facility.registration?.user
  const reach = reachOf(useSession(), 'change registration contents')
  const { was_approved, registration } = facility
  const mayEdit = mayChangeFacility(reach, { was_approved, status: registration?.status })
  return (
    <Columns>
      <Section title="Facility details">
        <Panel>
          <FacilityDetails facility={facility} edit={mayEdit ? { hasOwner: facility.has_owner_account } : undefined} />
        </Panel>
      </Section>
      {applicant && (
        <Section title="Applicant details">
          <Panel>
            <ApplicantDetails applicant={applicant} />
          </Panel>
        </Section>
      )}
    </Columns>
  )
}

/** What the ministry wrote. On the phone of an owner the years of it would be longer than everything else. */
function Letters({ facilityId, isFolded }: { facilityId: number; isFolded: boolean }) {
  const letters = (
    <Panel>
      <LettersOfFacility facilityId={facilityId} />
    </Panel>
  )
  return isFolded ? <Disclosure label="What the ministry wrote on paper">{letters}</Disclosure> : letters
}

/** A facility with its registration and the offered actions. Spec §2, Facility detail. */
export function FacilityDetail() {
  const { id = '' } = useParams()
  const facility = useCall(calls.showFacility, { params: { id } })
  const session = useSession()
  const isOfficer = mayDo(session, 'list all facilities')
  const back = isOfficer
    ? { to: paths.facilities(), label: 'Facility Management' }
    : { to: paths.myFacilities(), label: 'My facilities' }
  const loaded = facility.data?.data
  const mayName = mayDo(session, 'name helpers') && !loaded?.helping
  return (
    <Page
      title={loaded?.company_name ?? 'Facility'}
      back={back}
      actions={
        loaded && (
          <>
            {isOfficer && <CloseOrReopen facility={loaded} />}
            <AuditLink of={{ about: 'facility', about_id: loaded.id }} />
            <DownloadCase registrationId={loaded.registration?.id} />
          </>
        )
      }
      lead={
        loaded && (
          <FacilityLead
            facility={loaded}
            badge={
              <FacilityStatus
                registration={loaded.registration}
                facility={loaded}
                badge={loaded.registration && <RegistrationBadge registration={loaded.registration} />}
              />
            }
          />
        )
      }
    >
      <WhenLoaded of={facility} back={back}>
        {({ data }) => (
          <>
            <NextFromInbox />
            <NoOwnerAccount facility={data} />
            <NeedsDate facility={data} />
            <StandingNotice facility={data} />
            <ClosedNotice closed_from={data.closed_from} />
            <FacilityFlags facilityId={data.id} flags={data.flags ?? []} />
            <Section title="Registration" actions={<RecordApplication facility={data} />}>
              <FacilityRegistration registration={data.registration} facility={data} />
            </Section>
            <People facility={data} />
            {data.was_approved && <AfterApproval facility={data} />}
            {data.has_owner_account && (
              <Section title="Helpers" actions={mayName && <NameHelper facility={data} />}>
                <Panel>
                  <HelpersOfFacility facilityId={data.id} mayRemove={mayName} />
                </Panel>
              </Section>
            )}
            <InspectionsOfFacility facilityId={data.id} actions={<PlanInspectionButton facility={data} />} />
            {isOfficer && (
              <Section title="Suspensions and closures" actions={<RestrictButtons facility={data} />}>
                <Panel>
                  <StandingHistory facility={data} />
                </Panel>
              </Section>
            )}
            <Section title="Penalties" actions={mayDo(session, 'penalise a facility') && <Penalise facility={data} />}>
              <Panel>
                <PenaltiesOfFacility facility={data} />
              </Panel>
            </Section>
            <RepresentationsOfFacility facilityId={data.id} />
            {mayDo(session, 'triage concerns') && <ConcernsOfFacility facilityId={data.id} />}
            <Section title="Letters">
              <Letters facilityId={data.id} isFolded={!isOfficer} />
            </Section>
            {!isOfficer && <ClosingSection facility={data} />}
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
