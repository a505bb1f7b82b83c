import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Allowed } from '../../api/allowed.tsx'
import { useCall } from '../../api/use-call.ts'
import { AddComment } from '../../features/applications/contents/add-comment.tsx'
import { AvailableFacilitiesSection } from '../../features/applications/contents/available-facilities-section.tsx'
import { Comments } from '../../features/applications/contents/comments.tsx'
import { OperatingOfficerSection } from '../../features/applications/contents/operating-officer-section.tsx'
import { StaffStrengthTable } from '../../features/applications/contents/staff-strength-table.tsx'
import { PrintCounts } from '../../features/applications/registrations/print-counts.tsx'
import { RegistrationHistory } from '../../features/applications/registrations/registration-history.tsx'
import { RegistrationInformation } from '../../features/applications/registrations/registration-information.tsx'
import { countExceptions } from '../../features/cases/decide/case-exceptions.ts'
import { CaseFacts } from '../../features/cases/decide/case-facts.tsx'
import { CaseHead, CaseTitle } from '../../features/cases/decide/case-head.tsx'
import { CaseLayout } from '../../features/cases/decide/case-layout.tsx'
import { CasePanel } from '../../features/cases/decide/case-panel.tsx'
import { ConsiderationSummary } from '../../features/cases/decide/consideration-summary.tsx'
import { ExceptionalAnswers } from '../../features/cases/decide/exceptional-answers.tsx'
import { ReturnMarks } from '../../features/cases/decide/return-marks.tsx'
import { ReviewAnswers } from '../../features/cases/decide/review-answers.tsx'
import { ReviewChanges, StoredNotice } from '../../features/cases/decide/review-changes.tsx'
import { ReviewFiles, UsedElsewhere } from '../../features/cases/decide/review-files.tsx'
import { ReviewReturned } from '../../features/cases/decide/review-returned.tsx'
import { ReviewShortcuts } from '../../features/cases/decide/review-shortcuts.tsx'
import { StillMissing } from '../../features/cases/decide/still-missing.tsx'
import { CaseHolder, useHolderActions } from '../../features/cases/queue/case-holder.tsx'
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
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { RowSections } from '../applications/application-sections.tsx'

type Reviewed = Reply<typeof calls.reviewRegistration>

interface ReviewProps {
  review: Reviewed
}

/** Beside the application: the checks, the verdicts and the next action, with what can be done about who has the case. */
function WhatToDo({ review: { data, page } }: ReviewProps) {
  const holder = useHolderActions(page)
  const isOwn = page.case?.offered.includes('Put back') ?? false
  return (
    <>
      <CasePanel details={page} review={data} menuItems={holder.items} />
      {holder.dialog}
      <NextCase registrationId={page.registration.id} isOwn={isOwn} to={paths.review} />
    </>
  )
}

/** What is not clean, and nothing else. */
function Exceptions({ review: { data, page } }: ReviewProps) {
  const queue = useQueue()
  const { registration, invoice } = page
  return (
    <ScreenOnly>
      <StillMissing details={page} queue={queue} />
      <UnpaidPenalties unpaid={data.unpaid_penalties} invoiceId={invoice?.id} />
      <FacilityFlags facilityId={registration.facility.id} flags={data.flags} />
      <ReviewReturned details={page} />
      <ExceptionalAnswers details={page} review={data} />
      <UsedElsewhere used={data.used_files} />
      {countExceptions(page, data) === 0 && (
        <EmptyState isSmall title="Nothing stands out">
          No answer is “No”, nothing was returned, and nothing is missing. All answers are in their tab.
        </EmptyState>
      )}
    </ScreenOnly>
  )
}

/** What is read less often, and what was decided and said. */
function More({ review: { data, page } }: ReviewProps) {
  const { registration } = page
  const shown = { details: page, mayChange: false, corrections: data.corrections }
  return (
    <>
      <ConsiderationSummary registration={registration} />
      <ScreenOnly>
        <Section id="comments" title="Comments">
          <Panel>
            <Comments of={page} />
            <Allowed to={registrationActions.Comment.may}>
              <AddComment registrationId={registration.id} />
            </Allowed>
          </Panel>
        </Section>
        <Section id="history" title="History">
          <Panel>
            <StatusHelp registration={registration} />
            <PrintCounts registrationId={registration.id} offered={page.offered} />
            <RegistrationHistory of={page} />
          </Panel>
        </Section>
      </ScreenOnly>
      <OperatingOfficerSection {...shown} />
      <AvailableFacilitiesSection {...shown} />
      <RegistrationInformation
        facility={<FacilityDetails facility={registration.facility} />}
        applicant={registration.user}
        corrections={data.corrections}
      />
    </>
  )
}

/** Everything of a case in tabs: first what is not clean. */
function CaseTabs({ review }: ReviewProps) {
  const { data, page } = review
  const { answers } = data.contents
  const shown = { details: page, mayChange: false, corrections: data.corrections }
  const changed = (data.changes?.total ?? 0) + (data.licence?.total ?? 0)
  return (
    <Tabs
      label="The application"
      tabs={[
        {
          id: 'exceptions',
          label: 'Exceptions',
          count: countExceptions(page, data),
          isUrgent: true,
          panel: <Exceptions review={review} />,
        },
        {
          id: 'changed',
          label: 'What changed',
          count: changed,
          panel: (
            <ScreenOnly>
              <ReviewChanges review={data} registrationId={page.registration.id} />
            </ScreenOnly>
          ),
        },
        {
          id: 'all-answers',
          label: 'Answers',
          count: answers.length,
          panel: <ReviewAnswers answers={answers} corrections={data.corrections} confirmed={data.confirmed_answers} />,
        },
        {
          id: 'files',
          label: 'Documents',
          panel: <ReviewFiles contents={data.contents} used={data.used_files} />,
        },
        {
          id: 'people',
          label: 'Personnels/Staffs',
          panel: (
            <RowSections
              {...shown}
              afterStaff={<StaffStrengthTable strength={page.staff_strength} total={page.total_no_of_staff} />}
            />
          ),
        },
        { id: 'more', label: 'More', panel: <More review={review} /> },
      ]}
    />
  )
}

/** Lets the officer mark what the owner is to correct, while the application can be returned; then shows what was returned. */
function MarkedToReturn({ review: { data, page }, children }: ReviewProps & { children: ReactNode }) {
  const { registration, offered } = page
  return (
    <ReturnedNotes registration={registration}>
      <ReturnMarks registrationId={registration.id} isOffered={offered.includes('Return')} contents={data.contents}>
        {children}
      </ReturnMarks>
    </ReturnedNotes>
  )
}

/** The page on which officers read an application, consider it and decide on it. Spec §2, Consideration and Approval. */
export function Review() {
  const { id = '' } = useParams()
  const queue = useQueue()
  const review = useCall(calls.reviewRegistration, { params: { id } })
  const page = review.data?.page
  const name = page?.registration.facility.company_name
  return (
    <Page
      title={name ? `Consideration & Approval of ${name}` : 'Consideration & Approval'}
      heading={name && <CaseTitle of={name} />}
      back={{ to: paths.registration(id, queue), label: 'Registration' }}
      lead={
        page && (
          <CaseHead registration={page.registration}>
            <CaseHolder details={page} />
          </CaseHead>
        )
      }
      actions={page && <ReviewShortcuts />}
    >
      <WhenLoaded of={review}>
        {(loaded) => (
          <MarkedToReturn review={loaded}>
            <ScreenOnly>
              <StandingNotice facility={loaded.page.registration.facility} />
              <StoredNotice review={loaded.data} registrationId={loaded.page.registration.id} />
              <RepresentationSection details={loaded.page} />
              <ConditionsSection details={loaded.page} />
            </ScreenOnly>
            <CaseLayout
              facts={<CaseFacts details={loaded.page} review={loaded.data} />}
              panel={<WhatToDo review={loaded} />}
            >
              <CaseTabs review={loaded} />
            </CaseLayout>
          </MarkedToReturn>
        )}
      </WhenLoaded>
    </Page>
  )
}
