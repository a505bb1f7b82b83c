import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card-list.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import looks from './facility-card.module.css'
import { nextStep, registrationLink } from './next-step.ts'
import { RegistrationStanding } from './registration-standing.tsx'
import { StartRegistration } from './start-registration.tsx'

interface CardParts {
  facility: FacilityWithPlaces
  onRefused: () => void
}

/** The one thing to do next with a facility. Spec §4, Facility card. */
function NextStepButton({ facility, onRefused }: CardParts) {
  const step = nextStep(facility.registration)
  const of = <Unseen>of {facility.company_name}</Unseen>
  switch (step) {
    case 'Start Registration':
    case 'Renew Registration':
      return <StartRegistration facility={facility} label={step} onRefused={onRefused} />
    case 'Continue':
      return (
        <LinkButton to={paths.requirementParts(facility.id)}>
          {step} <Unseen>the registration</Unseen> {of}
        </LinkButton>
      )
    case 'View Registration':
      return (
        <LinkButton to={paths.registration(facility.registration?.id ?? '')} variant="default">
          {step} {of}
        </LinkButton>
      )
  }
}

/** A facility of the owner with where its registration stands and what to do next. Spec §2, Facility Registration Page. */
export function FacilityCard({ facility, onRefused }: CardParts) {
  const { company_name, registration, facility_types, local_gov_areas } = facility
  const isGoingOn = registration && nextStep(registration) === 'Continue'
  return (
    <Card
      title={company_name}
      over={facility_types.category_list}
      sign={<StatusBadge {...registration} />}
      actions={
        <>
          <NextStepButton facility={facility} onRefused={onRefused} />
          {isGoingOn && (
            <Link to={paths.registration(registration.id)}>
              {registrationLink(registration)} <Unseen>of {company_name}</Unseen>
            </Link>
          )}
        </>
      }
    >
      <p className={looks.place}>
        {facility.address}, {local_gov_areas.list}
        {registration && <span className={looks.reference}>{registration.reference}</span>}
      </p>
      <RegistrationStanding registration={registration} />
    </Card>
  )
}
