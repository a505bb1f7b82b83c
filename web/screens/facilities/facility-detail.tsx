import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { mayDo, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { mayChangeFacility } from '@portal/domain/actions/offered-actions.ts'
import { isOpen } from '@portal/domain/applications/registration-status.ts'
import { newestOf } from '@portal/domain/facilities/next-step.ts'
import { useParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { ApplicantDetails } from '../../features/applications/registrations/applicant-details.tsx'
import { RegistrationBadge } from '../../features/applications/registrations/registration-badge.tsx'
import { ConcernsOfFacility } from '../../features/concerns/concerns-of-facility.tsx'
import { ChangeType } from '../../features/facilities/changes/change-type.tsx'
import { ChangesOfFacility } from '../../features/facilities/changes/changes-of-facility.tsx'
import { OpenTypeChange } from '../../features/facilities/changes/open-type-change.tsx'
import { CloseOrReopen } from '../../features/facilities/closings/close-or-reopen.tsx'
import { ClosedNotice } from '../../features/facilities/closings/closed-notice.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { FacilityLead } from '../../features/facilities/details/facility-lead.tsx'
import { NoOwnerAccount } from '../../features/facilities/details/no-owner-account.tsx'
import { HelpersOfFacility } from '../../features/facilities/facility-helpers/helpers-of-facility.tsx'
import { NameHelper } from '../../features/facilities/facility-helpers/name-helper.tsx'
import { FacilityFlags } from '../../features/facilities/flags/facility-flags.tsx'
import { NextFromInbox } from '../../features/inbox/next-from-inbox.tsx'
import { PlanInspectionButton } from '../../features/inspections/planning/plan-button.tsx'
import { InspectionsOfFacility } from '../../features/inspections/report/inspections-of-facility.tsx'
import { LettersOfFacility } from '../../features/letters/letters.tsx'
import { CertificateHistory } from '../../features/licences/certificates/certificate-history.tsx'
import { Penalise } from '../../features/standing/penalties/penalise.tsx'
import { PenaltiesOfFacility } from '../../features/standing/penalties/penalties-of-facility.tsx'
import { RepresentationsOfFacility } from '../../features/standing/representations/representations-of-facility.tsx'
import { RestrictButtons } from '../../features/standing/restrictions/restrict-buttons.tsx'
import { StandingHistory } from '../../features/standing/restrictions/standing-history.tsx'
import { AuditLink } from '../../fields/audit-link.tsx'
import { FacilityStatus } from '../../fields/facility-status.tsx'
import { StandingNotice } from '../../fields/standing-notice.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Columns } from '../../ui/layout/columns.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import layout from '../../ui/layout/layout.module.css'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
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

/** How a change begins: the owner asks for it, or an officer records that of a facility without an owner account. */
const askingWords = { 'Ask for a change': 'Ask for a change', 'Record change': 'Record a change' } as const
const askingNames = ['Ask for a change', 'Record change'] as const
const typeChangeNames = ['Change type', 'Record change of type'] as const

/** Who answers for the care and how many beds there are, since the last change. An open registration has its own. */
function presentOf({ operating_officer, available_facilities }: Facility) {
  return [
    { label: 'Operating officer', value: operating_officer?.full_name },
    { label: 'Bed capacity', value: available_facilities?.bed_space_capacity },
  ]
}

/** What there is once a facility has been approved: its certificates, and requests to change it. */
function AfterApproval({ facility }: { facility: Facility }) {
  const newest = newestOf(facility)
  return (
    <Columns>
      <Section title="Certificates">
        <Panel>
          <CertificateHistory facilityId={facility.id} />
        </Panel>
      </Section>
      <Section
        title="Changes"
        actions={
          <>
            {typeChangeNames.map(
              (action) => facility.offered.includes(action) && <ChangeType key={action} {...{ facility, action }} />,
            )}
            {askingNames.map(
              (action) =>
                facility.offered.includes(action) && (
                  <LinkButton key={action} to={paths.changeChoices(facility.id)} variant="outline">
                    {askingWords[action]}
                  </LinkButton>
                ),
            )}
          </>
        }
      >
        {facility.type_change && <OpenTypeChange change={facility.type_change} />}
        <Panel>
          <div className={layout.stack4}>
            {newest && !isOpen(newest.status) && <DescriptionList rows={presentOf(facility)} />}
            <ChangesOfFacility facilityId={facility.id} />
          </div>
        </Panel>
      </Section>
    </Columns>
  )
}

/** A facility with its registration and the offered actions. Spec §2, Facility detail. */
export function FacilityDetail() {
  const { id = '' } = useParams()
  const facility = useCall(calls.showFacility, { params: { id } })
  const session = useSession()
  const back = mayDo(session, 'list all facilities')
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
            <CloseOrReopen facility={loaded} />
            <AuditLink of={{ about: 'facility', about_id: loaded.id }} />
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
            <StandingNotice facility={data} />
            <ClosedNotice closed_from={data.closed_from} />
            <FacilityFlags facilityId={data.id} flags={data.flags ?? []} />
            <Section title="Registration">
              <FacilityRegistration registration={data.registration} />
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
            {mayDo(session, 'list all facilities') && (
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
              <Panel>
                <LettersOfFacility facilityId={data.id} />
              </Panel>
            </Section>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
