import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { type ApplicationSection, sectionTitle } from '@portal/domain/applications/sections.ts'
import { useNavigate } from 'react-router'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { SubmitApplication } from '../../features/applications/apply/submit-application.tsx'
import { RegistrationInformation } from '../../features/applications/registrations/registration-information.tsx'
import { RegistrationLead } from '../../features/applications/registrations/registration-lead.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useScrollToTopOnMount } from '../../ui/layout/use-scroll-to-top-on-mount.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CheckedSections } from './application-sections.tsx'

interface ChangeProps {
  registrationId: number
  section: ApplicationSection
}

/** A link back to a section of the registration page, to change it before Submit. */
function ChangeLink({ registrationId, section }: ChangeProps) {
  return (
    <LinkButton to={`${paths.registration(registrationId)}#${section}`} variant="default">
      Change <VisuallyHidden>{sectionTitle(section).toLowerCase()}</VisuallyHidden>
    </LinkButton>
  )
}

/** The page on which the owner checks everything and submits it. */
export function RegistrationCheck({ details }: { details: RegistrationDetails }) {
  useScrollToTopOnMount()
  const go = useNavigate()
  const { registration } = details
  const { facility } = registration
  return (
    <Page
      title="Check your answers before you submit"
      lead={
        <>
          {facility.company_name}
          <RegistrationLead registration={registration} />
        </>
      }
      back={{ to: paths.registration(registration.id), label: facility.company_name }}
    >
      <RegistrationInformation
        facility={<FacilityDetails facility={facility} />}
        applicant={registration.user}
        instead={<ChangeLink registrationId={registration.id} section="applicant" />}
      />
      <CheckedSections
        details={details}
        change={(section) => <ChangeLink registrationId={registration.id} section={section} />}
      />
      <SubmitApplication
        registrationId={registration.id}
        isReturned={isOpenReturn(registration.returned)}
        onSubmitted={() => go(paths.registrationStep(registration.id, 'submitted'), { replace: true })}
      />
    </Page>
  )
}
