import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { Allowed } from '../../api/allowed.tsx'
import { AddComment } from '../../features/applications/contents/add-comment.tsx'
import { AvailableFacilitiesSection } from '../../features/applications/contents/available-facilities-section.tsx'
import { Comments } from '../../features/applications/contents/comments.tsx'
import { OperatingOfficerSection } from '../../features/applications/contents/operating-officer-section.tsx'
import { StaffStrengthTable } from '../../features/applications/contents/staff-strength-table.tsx'
import { PrintCounts } from '../../features/applications/registrations/print-counts.tsx'
import { RegistrationHistory } from '../../features/applications/registrations/registration-history.tsx'
import { RegistrationInformation } from '../../features/applications/registrations/registration-information.tsx'
import { countExceptions } from '../../features/cases/decide/case-exceptions.ts'
import { ConsiderationSummary } from '../../features/cases/decide/consideration-summary.tsx'
import { ExceptionalAnswers } from '../../features/cases/decide/exceptional-answers.tsx'
import { ReviewAnswers } from '../../features/cases/decide/review-answers.tsx'
import { ReviewChanges } from '../../features/cases/decide/review-changes.tsx'
import { ReviewFiles, UsedElsewhere } from '../../features/cases/decide/review-files.tsx'
import { ReviewReturned } from '../../features/cases/decide/review-returned.tsx'
import { StillMissing } from '../../features/cases/decide/still-missing.tsx'
import { useQueue } from '../../features/cases/queue/queue.ts'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { FacilityFlags } from '../../features/facilities/flags/facility-flags.tsx'
import { UnpaidPenalties } from '../../features/standing/penalties/unpaid-penalties.tsx'
import { StatusHelp } from '../../fields/status-help.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { RowSections } from '../applications/application-sections.tsx'

type Reviewed = Reply<typeof calls.reviewRegistration>

interface ReviewProps {
  review: Reviewed
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
      <ConsiderationSummary details={page} />
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
export function CaseTabs({ review }: ReviewProps) {
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
