import { reachOf } from '@portal/domain/accounts/capabilities.ts'
import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { useSession } from '../../api/session.ts'
import { WithPageButtons } from '../../features/applications/contents/page-buttons.tsx'
import { RemarksSection } from '../../features/applications/contents/remarks-section.tsx'
import { StaffStrengthTable } from '../../features/applications/contents/staff-strength-table.tsx'
import { PageActions } from '../../features/applications/registrations/page-actions.tsx'
import { PrintCounts } from '../../features/applications/registrations/print-counts.tsx'
import { RegistrationHistory } from '../../features/applications/registrations/registration-history.tsx'
import { RegistrationInformation } from '../../features/applications/registrations/registration-information.tsx'
import { RegistrationLead } from '../../features/applications/registrations/registration-lead.tsx'
import { StillMissing } from '../../features/cases/decide/still-missing.tsx'
import { CaseLine } from '../../features/cases/queue/case-line.tsx'
import { NextCase } from '../../features/cases/queue/next-case.tsx'
import { useQueue } from '../../features/cases/queue/queue.ts'
import { AddedWarnings } from '../../features/facilities/details/added-warnings.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { LettersOfRegistration } from '../../features/letters/letters.tsx'
import { ConditionsSection } from '../../features/licences/conditions/conditions-section.tsx'
import { RepresentationSection } from '../../features/standing/representations/representation-section.tsx'
import { AuditLink } from '../../fields/audit-link.tsx'
import { PaperLicenceNotice } from '../../fields/paper-licence-notice.tsx'
import { ReturnedNotes } from '../../fields/returned-notes.tsx'
import { StandingNotice } from '../../fields/standing-notice.tsx'
import { StatusHelp } from '../../fields/status-help.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { WithSectionNav } from '../../ui/layout/section-nav.tsx'
import { useScrollToHash } from '../../ui/layout/use-scroll-to-hash.ts'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { ApplicationSections } from './application-sections.tsx'
import { PrintedLetterhead } from './printed-letterhead.tsx'

interface DetailProps {
  details: RegistrationDetails
}

/** The back link: to the queue or to the list of facilities. */
function backLink(queue: string | undefined) {
  if (queue !== undefined) return { to: paths.queue(queue), label: 'Registrations' }
  return { to: paths.facilities(), label: 'Facility Management' }
}

/** All details of a registration for an officer, with the offered actions. Spec §2, Single registration detail. */
export function RegistrationDetail({ details }: DetailProps) {
  useScrollToHash()
  const queue = useQueue()
  const session = useSession()
  const { registration, has_owner_account: hasOwner } = details
  const { facility } = registration
  const mayChange = mayChangeApplication(reachOf(session, 'change registration contents'), registration)
  return (
    <>
      <PrintedLetterhead />
      <Page
        title={facility.company_name}
        lead={
          <>
            <RegistrationLead registration={registration} />
            <StatusHelp registration={registration} />
            <PrintCounts registrationId={registration.id} offered={details.offered} />
          </>
        }
        back={backLink(queue)}
        actions={<PageActions registrationId={registration.id} offered={details.offered} />}
      >
        <WithPageButtons
          considerationLink={
            <LinkButton to={paths.review(registration.id, queue)}>Consideration and Approval</LinkButton>
          }
        >
          <WithSectionNav>
            <ReturnedNotes registration={registration}>
              <ScreenOnly>
                <AddedWarnings />
                <PaperLicenceNotice registration={registration} />
                <StandingNotice facility={facility} />
                <CaseLine details={details} />
                <NextCase
                  registrationId={registration.id}
                  isOwn={details.case?.offered.includes('Put back') ?? false}
                  to={paths.registration}
                />
                <StillMissing details={details} queue={queue} />
              </ScreenOnly>
              <RepresentationSection details={details} />
              <ConditionsSection details={details} />
              <RegistrationInformation
                facility={
                  <FacilityDetails
                    facility={facility}
                    edit={mayChange && !details.was_approved ? { hasOwner } : undefined}
                  />
                }
                applicant={registration.user}
                edit={mayChange ? { registrationId: registration.id, hasOwner } : undefined}
              />
              <ApplicationSections details={details} mayChange={mayChange} />
              <StaffStrengthTable strength={details.staff_strength} total={details.total_no_of_staff} />
              <RemarksSection details={details} isForOwner={false} />
              <ScreenOnly>
                <Section id="letters" title="Letters">
                  <Panel>
                    <LettersOfRegistration registrationId={registration.id} />
                  </Panel>
                </Section>
              </ScreenOnly>
              <Section
                id="history"
                title="History"
                actions={<AuditLink of={{ about: 'registration', about_id: registration.id }} />}
              >
                <Panel>
                  <RegistrationHistory of={details} />
                </Panel>
              </Section>
            </ReturnedNotes>
          </WithSectionNav>
        </WithPageButtons>
      </Page>
    </>
  )
}
