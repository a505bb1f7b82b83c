import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/table/card-list.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Highlighted, type Searched } from '../../ui/table/highlighted.tsx'
import { FoundBy } from '../../fields/found-facility.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './facility-card.module.css'
import { isChangeable, nextStep, registrationLink, type RegistrationSummary } from './next-step.ts'
import { RegistrationExplanation } from './registration-explanation.tsx'
import { StartRegistration } from './start-registration.tsx'

/** The link to the answers, to continue or to read them. */
function Continue({ facility, registration }: { facility: FacilityWithPlaces; registration: RegistrationSummary }) {
  return (
    <LinkButton
      to={paths.requirementParts(facility.id)}
      {...(isChangeable(registration) ? {} : { variant: 'default' })}
    >
      Continue <VisuallyHidden>the registration of {facility.company_name}</VisuallyHidden>
    </LinkButton>
  )
}

interface FacilityCardProps {
  facility: FacilityWithPlaces
  searched: Searched
  onRefused: () => void
}

/** A facility of the owner with the status of its registration and the next step. Spec §2 and §4, Facility card. */
export function FacilityCard({ facility, searched, onRefused }: FacilityCardProps) {
  const { company_name, registration, facility_types, local_gov_areas } = facility
  const step = nextStep(registration)
  return (
    <Card
      title={<Highlighted text={company_name} searched={searched} />}
      over={facility_types.category_list}
      sign={<StatusBadge {...registration} />}
      actions={
        <>
          {step !== 'Continue' && <StartRegistration facility={facility} label={step} onRefused={onRefused} />}
          {registration && <Continue facility={facility} registration={registration} />}
          {registration && (
            <Link to={paths.registration(registration.id)}>
              {registrationLink(registration)} <VisuallyHidden>of {company_name}</VisuallyHidden>
            </Link>
          )}
        </>
      }
    >
      <FoundBy facility={facility} searched={searched} />
      <p className={styles.place}>
        {facility.address}, {local_gov_areas.list}
        {registration && <span className={styles.reference}>{registration.reference}</span>}
      </p>
      <RegistrationExplanation registration={registration} />
    </Card>
  )
}
