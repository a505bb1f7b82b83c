import { useNavigate } from 'react-router'
import { AvailableFacilitiesSection } from '../features/contents/available-facilities-section.tsx'
import { DocumentSection } from '../features/contents/document-section.tsx'
import { OperatingOfficerSection } from '../features/contents/operating-officer-section.tsx'
import { PaymentSection } from '../features/contents/payment-section.tsx'
import { RefereeSection } from '../features/contents/referee-section.tsx'
import { StaffSection } from '../features/contents/staff-section.tsx'
import { FacilityDetails } from '../features/facilities/facility-details.tsx'
import { AnswersSection } from '../features/registrations/answers-section.tsx'
import { ChangeLink } from '../features/apply/change-link.tsx'
import { RegistrationInformation } from '../features/registrations/registration-information.tsx'
import { RegistrationLead } from '../features/registrations/registration-lead.tsx'
import type { RegistrationDetails } from '../api/registration-details.ts'
import { SubmitApplication } from '../features/apply/submit-application.tsx'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'
import { useTopOnArrival } from '../ui/layout/use-top-on-arrival.ts'

/** The owner reads everything once more, then sends it to the ministry. */
export function RegistrationCheck({ details }: { details: RegistrationDetails }) {
  useTopOnArrival()
  const go = useNavigate()
  const { registration } = details
  const { facility } = registration
  const change = (section: Parameters<typeof ChangeLink>[0]['section']) => ({
    details,
    mayChange: false,
    instead: <ChangeLink registrationId={registration.id} section={section} />,
  })
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
      <RegistrationInformation facility={<FacilityDetails facility={facility} />} applicant={registration.user} />
      <AnswersSection {...change('requirements')} />
      <OperatingOfficerSection {...change('operating_officer')} />
      <StaffSection {...change('staff')} />
      <RefereeSection {...change('referees')} />
      <DocumentSection {...change('documents')} />
      <PaymentSection {...change('payment')} />
      <AvailableFacilitiesSection {...change('available_facilities')} />
      <SubmitApplication
        registrationId={registration.id}
        onSubmitted={() => go(paths.registrationStep(registration.id, 'submitted'), { replace: true })}
      />
    </Page>
  )
}
