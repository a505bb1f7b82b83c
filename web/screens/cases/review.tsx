import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Allowed } from '../../api/allowed.tsx'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { useCall } from '../../api/use-call.ts'
import { AddComment } from '../../features/applications/contents/add-comment.tsx'
import { AvailableFacilitiesSection } from '../../features/applications/contents/available-facilities-section.tsx'
import { Comments } from '../../features/applications/contents/comments.tsx'
import { OperatingOfficerSection } from '../../features/applications/contents/operating-officer-section.tsx'
import { StaffStrengthTable } from '../../features/applications/contents/staff-strength-table.tsx'
import { PrintCounts } from '../../features/applications/registrations/print-counts.tsx'
import { PrintLinks } from '../../features/applications/registrations/print-links.tsx'
import { RegistrationHistory } from '../../features/applications/registrations/registration-history.tsx'
import { RegistrationInformation } from '../../features/applications/registrations/registration-information.tsx'
import { RegistrationLead } from '../../features/applications/registrations/registration-lead.tsx'
import { ConsiderationSummary } from '../../features/cases/decide/consideration-summary.tsx'
import { DecisionButtons } from '../../features/cases/decide/decision-buttons.tsx'
import { ExtendButton } from '../../features/cases/decide/extend-button.tsx'
import { ReturnButton } from '../../features/cases/decide/return-button.tsx'
import { ReturnMarks } from '../../features/cases/decide/return-marks.tsx'
import { ReviewAnswers } from '../../features/cases/decide/review-answers.tsx'
import { ReviewAttention } from '../../features/cases/decide/review-attention.tsx'
import { ReviewBar } from '../../features/cases/decide/review-bar.tsx'
import { ReviewChanges } from '../../features/cases/decide/review-changes.tsx'
import { ReviewFiles } from '../../features/cases/decide/review-files.tsx'
import { ReviewReturned } from '../../features/cases/decide/review-returned.tsx'
import { ReviewShortcuts } from '../../features/cases/decide/review-shortcuts.tsx'
import { StillMissing } from '../../features/cases/decide/still-missing.tsx'
import { UpdateApproval } from '../../features/cases/decide/update-approval.tsx'
import { CaseLine } from '../../features/cases/queue/case-line.tsx'
import { NextCase } from '../../features/cases/queue/next-case.tsx'
import { useQueue } from '../../features/cases/queue/queue.ts'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { FacilityFlags } from '../../features/facilities/flags/facility-flags.tsx'
import { ConditionsSection } from '../../features/licences/conditions/conditions-section.tsx'
import { UnpaidPenalties } from '../../features/standing/penalties/unpaid-penalties.tsx'
import { RepresentationSection } from '../../features/standing/representations/representation-section.tsx'
import { ReturnedNotes } from '../../fields/returned-notes.tsx'
import { StandingNotice } from '../../fields/standing-notice.tsx'
import { StatusHelp } from '../../fields/status-help.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Columns } from '../../ui/layout/columns.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { WithSectionNav } from '../../ui/layout/section-nav.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { RowSections } from '../applications/application-sections.tsx'

type Reviewed = Reply<typeof calls.reviewRegistration>

/** The decisions, the Consideration form and the next case, always in view. */
function Bar({ page }: { page: RegistrationDetails }) {
  const { registration, offered } = page
  const isOwn = page.case?.offered.includes('Put back') ?? false
  return (
    <ReviewBar>
      <DecisionButtons details={page}>
        <Allowed to={registrationActions.Consider.may}>
          <UpdateApproval details={page} />
        </Allowed>
        <ExtendButton details={page} />
        <ReturnButton details={page} />
        <PrintLinks registrationId={registration.id} offered={offered} />
      </DecisionButtons>
      <NextCase registrationId={registration.id} isOwn={isOwn} to={paths.review} />
    </ReviewBar>
  )
}

/** Everything that the owner supplied, in the order in which an officer reads it. */
function Application({ review }: { review: Reviewed }) {
  const queue = useQueue()
  const { data } = review
  const details = review.page
  const { registration } = details
  const shown = { details, mayChange: false, corrections: data.corrections }
  return (
    <>
      <ScreenOnly>
        <StillMissing details={details} queue={queue} />
        <UnpaidPenalties unpaid={data.unpaid_penalties} invoiceId={details.invoice?.id} />
        <FacilityFlags facilityId={registration.facility.id} flags={data.flags} />
        <ReviewAttention review={data} />
        <ReviewReturned details={details} />
        <ReviewChanges review={data} registrationId={registration.id} />
      </ScreenOnly>
      <ReviewAnswers
        answers={data.contents.answers}
        corrections={data.corrections}
        confirmed={data.confirmed_answers}
      />
      <ReviewFiles contents={data.contents} used={data.used_files} />
      <OperatingOfficerSection {...shown} />
      <RowSections
        {...shown}
        afterStaff={<StaffStrengthTable strength={details.staff_strength} total={details.total_no_of_staff} />}
      />
      <AvailableFacilitiesSection {...shown} />
      <RegistrationInformation
        facility={<FacilityDetails facility={registration.facility} />}
        applicant={registration.user}
        corrections={data.corrections}
      />
    </>
  )
}

/** Lets the officer mark what the owner is to correct, while the application can be returned; then shows what was returned. */
function MarkedToReturn({ review: { data, page }, children }: { review: Reviewed; children: ReactNode }) {
  const { registration, offered } = page
  return (
    <ReturnedNotes registration={registration}>
      <ReturnMarks registrationId={registration.id} isOffered={offered.includes('Return')} contents={data.contents}>
        {children}
      </ReturnMarks>
    </ReturnedNotes>
  )
}

/** The page on which officers read an application whole, consider it and decide on it. Spec §2, Consideration and Approval. */
export function Review() {
  const { id = '' } = useParams()
  const queue = useQueue()
  const review = useCall(calls.reviewRegistration, { params: { id } })
  const registration = review.data?.page.registration
  const name = registration?.facility.company_name
  return (
    <Page
      title={name ? `Consideration & Approval of ${name}` : 'Consideration & Approval'}
      back={{ to: paths.registration(id, queue), label: 'Registration' }}
      lead={
        registration && (
          <>
            <RegistrationLead registration={registration} />
            <StatusHelp registration={registration} />
            <PrintCounts registrationId={registration.id} offered={review.data?.page.offered ?? []} />
          </>
        )
      }
      actions={review.data && <ReviewShortcuts />}
    >
      <WhenLoaded of={review}>
        {(loaded) => (
          <MarkedToReturn review={loaded}>
            <WithSectionNav>
              <CaseLine details={loaded.page} />
              <StandingNotice facility={loaded.page.registration.facility} />
              <Bar page={loaded.page} />
              <RepresentationSection details={loaded.page} />
              <ConditionsSection details={loaded.page} />
              <Application review={loaded} />
              <ConsiderationSummary registration={loaded.page.registration} />
              <ScreenOnly>
                <Columns>
                  <Section id="comments" title="Comments">
                    <Panel>
                      <Comments of={loaded.page} />
                      <Allowed to={registrationActions.Comment.may}>
                        <AddComment registrationId={loaded.page.registration.id} />
                      </Allowed>
                    </Panel>
                  </Section>
                  <Section id="history" title="History">
                    <Panel>
                      <RegistrationHistory of={loaded.page} />
                    </Panel>
                  </Section>
                </Columns>
              </ScreenOnly>
            </WithSectionNav>
          </MarkedToReturn>
        )}
      </WhenLoaded>
    </Page>
  )
}
