import { mayChangeApplication } from '@portal/domain/actions/offered-actions.ts'
import { returnableSections } from '@portal/domain/applications/returned-items.ts'
import { taskPageOf } from '@portal/domain/applications/task-list.ts'
import { Navigate, useLocation } from 'react-router'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { ReadTasks, RegistrationTasks } from '../../features/applications/apply/registration-tasks.tsx'
import { StatusNotice } from '../../features/applications/apply/status-notice.tsx'
import { WithdrawApplication } from '../../features/applications/apply/withdraw-application.tsx'
import { WithPageButtons } from '../../features/applications/contents/page-buttons.tsx'
import { RemarksSection } from '../../features/applications/contents/remarks-section.tsx'
import { StaffStrengthTable } from '../../features/applications/contents/staff-strength-table.tsx'
import { PrintButton } from '../../features/applications/registrations/page-actions.tsx'
import { PrintLinks } from '../../features/applications/registrations/print-links.tsx'
import { RegistrationHistory } from '../../features/applications/registrations/registration-history.tsx'
import { RegistrationInformation } from '../../features/applications/registrations/registration-information.tsx'
import { RegistrationLead } from '../../features/applications/registrations/registration-lead.tsx'
import { AddedWarnings } from '../../features/facilities/details/added-warnings.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { followUp } from '../../features/facilities/details/follow-up.tsx'
import { LettersOfRegistration } from '../../features/letters/letters.tsx'
import { ConditionsSection } from '../../features/licences/conditions/conditions-section.tsx'
import { RepresentationSection } from '../../features/standing/representations/representation-section.tsx'
import { PaperLicenceNotice } from '../../fields/paper-licence-notice.tsx'
import { ReturnedNotes } from '../../fields/returned-notes.tsx'
import { StandingNotice } from '../../fields/standing-notice.tsx'
import { StatusHelp } from '../../fields/status-help.tsx'
import { paths } from '../../paths.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { useScrollToHash } from '../../ui/layout/use-scroll-to-hash.ts'
import { PrintOnly } from '../../ui/print/print-only.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { ApplicationSections } from './application-sections.tsx'
import { PrintedLetterhead } from './printed-letterhead.tsx'

interface OwnProps {
  details: RegistrationDetails
  /** Refetches the registration. */
  reload: () => void
}

/** The page of the task list that an older link to a section of this page means. */
function pageOfHash(hash: string) {
  const name = hash === '#information' ? '#facility' : hash
  const section = returnableSections.find((one) => `#${one}` === name)
  return section && taskPageOf(section)
}

/** A registration for its owner: what is next, the task list, and what the ministry wrote. Spec §2, Registration page of a facility. */
export function OwnRegistration({ details, reload }: OwnProps) {
  useScrollToHash()
  const page = pageOfHash(useLocation().hash)
  const { registration } = details
  const { facility } = registration
  const mayChange = mayChangeApplication('own', registration)
  if (page) return <Navigate to={paths.task(registration.id, page, registration.facility_id)} replace />
  return (
    <>
      <PrintedLetterhead />
      <Page
        title={facility.company_name}
        lead={
          <>
            <RegistrationLead registration={registration} />
            <StatusHelp registration={registration} />
          </>
        }
        back={{ to: paths.myFacilities(), label: 'Registration' }}
        actions={<PrintLinks registrationId={registration.id} offered={details.offered} />}
      >
        <ReturnedNotes registration={registration}>
          <ScreenOnly>
            <AddedWarnings />
            <PaperLicenceNotice registration={registration} />
            <StandingNotice facility={facility} />
            <StatusNotice registration={registration} action={followUp({ registration, reload })?.action} />
            {mayChange ? <RegistrationTasks details={details} /> : <ReadTasks details={details} />}
          </ScreenOnly>
          <WithPageButtons considerationLink={null}>
            <RepresentationSection details={details} />
            <ConditionsSection details={details} />
            <Printed details={details} mayChange={mayChange} />
          </WithPageButtons>
          <RemarksSection details={details} isForOwner />
          <ScreenOnly>
            <Section id="letters" title="Letters">
              <Disclosure label="What the ministry wrote on paper">
                <Panel>
                  <LettersOfRegistration registrationId={registration.id} />
                </Panel>
              </Disclosure>
            </Section>
            <Section id="history" title="History">
              <Disclosure label="What happened until now">
                <Panel>
                  <RegistrationHistory of={details} />
                </Panel>
              </Disclosure>
            </Section>
            <div>
              <PrintButton />
            </div>
            {details.offered.includes('Withdraw') && (
              <WithdrawApplication registrationId={registration.id} reference={registration.reference} />
            )}
          </ScreenOnly>
        </ReturnedNotes>
      </Page>
    </>
  )
}

/**
 * Every section of the registration. On the screen each has its page in the task list; here they are for the printed
 * summary, and their dialogs open from the buttons of the page.
 */
function Printed({ details, mayChange }: { details: RegistrationDetails; mayChange: boolean }) {
  const { registration } = details
  return (
    <PrintOnly>
      <RegistrationInformation
        facility={<FacilityDetails facility={registration.facility} />}
        applicant={registration.user}
      />
      <ApplicationSections details={details} mayChange={mayChange} />
      <StaffStrengthTable strength={details.staff_strength} total={details.total_no_of_staff} />
      <Section title="History">
        <Panel>
          <RegistrationHistory of={details} />
        </Panel>
      </Section>
    </PrintOnly>
  )
}
