import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { useSession } from '../../api/session.ts'
import { PrintCounts } from '../../features/applications/registrations/print-counts.tsx'
import { PrintLinks } from '../../features/applications/registrations/print-links.tsx'
import { RegistrationPanel } from '../../features/applications/registrations/registration-panel.tsx'
import { DecisionButtons } from '../../features/cases/decide/decision-buttons.tsx'
import { ExtendButton } from '../../features/cases/decide/extend-button.tsx'
import { RecordPaperLicence } from '../../features/imports/by-hand/record-paper-licence.tsx'
import { ConditionsOfRegistration } from '../../features/licences/conditions/conditions-section.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'

/** The actions that the registration offers now. */
function RegistrationActions(details: RegistrationDetails) {
  const { registration, offered } = details
  const mayConsider = mayDo(useSession(), 'see the applications')
  return (
    <DecisionButtons details={details}>
      <ExtendButton details={details} />
      <PrintLinks registrationId={registration.id} offered={offered} />
      <LinkButton to={paths.registration(registration.id)} variant="default">
        View registration
      </LinkButton>
      {mayConsider && (
        <LinkButton to={paths.review(registration.id)} variant="default">
          Consideration and Approval
        </LinkButton>
      )}
    </DecisionButtons>
  )
}

interface RegistrationProps {
  registration: { id: number } | null | undefined
  facility: {
    id: number
    company_name: string
    paper_number?: string | null | undefined
    needs_date?: boolean | null | undefined
  }
}

/** The newest registration of a facility, and what can be done with it; before that, how it begins. */
export function FacilityRegistration({ registration, facility }: RegistrationProps) {
  const mayStart = mayDo(useSession(), 'start a registration')
  if (registration) {
    return (
      <RegistrationPanel registrationId={registration.id}>
        {(details) => (
          <>
            <ConditionsOfRegistration details={details} />
            <RegistrationActions {...details} />
            <PrintCounts registrationId={details.registration.id} offered={details.offered} />
          </>
        )}
      </RegistrationPanel>
    )
  }
  return (
    <EmptyState
      title="The registration has not been started"
      action={
        mayStart ? (
          <LinkButton to={paths.myFacilities()}>Go to your facilities</LinkButton>
        ) : (
          <RecordPaperLicence facility={facility} />
        )
      }
    >
      {mayStart && 'Start it from the list of your facilities.'}
      {!mayStart &&
        (facility.needs_date ? 'Record the dates of its licence, or its owner starts it.' : 'Its owner starts it.')}
    </EmptyState>
  )
}
