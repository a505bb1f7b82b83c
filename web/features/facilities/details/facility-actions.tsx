import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type MainAction, mainActionOf, newestOf } from './next-step.ts'
import { NoLongerRegistered } from './no-longer-registered.tsx'
import { StartRegistration } from './start-registration.tsx'

interface ActionsProps {
  facility: FacilityWithPlaces
  /** How many things are missing, if that is known. */
  missing: number | undefined
  onRefused: () => void
}

/** The links of a card: to the answers, to check everything and submit, and to the registration with all its sections. */
function linksOf(facilityId: number, registrationId: number, main: MainAction) {
  const registration = paths.registration(registrationId)
  return {
    answers: { to: paths.requirementParts(facilityId), label: 'Continue', of: 'the registration of' },
    check: {
      to: paths.registrationStep(registrationId, 'check'),
      label: 'Check and submit',
      of: 'the registration of',
    },
    correct: { to: registration, label: 'Correct and submit again', of: 'the registration of' },
    remarks: { to: `${registration}#remarks`, label: 'Read the remarks', of: 'on' },
    registration: {
      to: registration,
      label: main === 'view' ? 'View registration' : 'Staff, documents and payment',
      of: 'of',
    },
  }
}

/** The main action and the others, in the order of their importance. */
const order = {
  continue: ['answers', 'registration'],
  check: ['check', 'answers', 'registration'],
  correct: ['correct'],
  'read the remarks': ['remarks', 'answers', 'registration'],
  view: ['registration', 'answers'],
} as const satisfies Record<MainAction, readonly (keyof ReturnType<typeof linksOf>)[]>

/** The one next action with a facility as a button, and the other pages of its registration as links. Spec §4, Facility card. */
export function FacilityActions({ facility, missing, onRefused }: ActionsProps) {
  const { company_name, starts } = facility
  const registration = newestOf(facility)
  const main = registration && mainActionOf(registration, missing)
  const links = main ? order[main].map((name) => linksOf(facility.id, registration.id, main)[name]) : []
  const [first, ...others] = links
  if (facility.type_retired && starts === 'Start Registration') return <NoLongerRegistered facility={facility} />
  return (
    <>
      {starts && <StartRegistration facility={facility} label={starts} onRefused={onRefused} />}
      {!starts && first && (
        <LinkButton to={first.to} variant={main === 'view' ? 'default' : 'filled'}>
          {first.label} <VisuallyHidden>{`${first.of} ${company_name}`}</VisuallyHidden>
        </LinkButton>
      )}
      {(starts ? links : others).map(({ to, label, of }) => (
        <Link key={label} to={to}>
          {label} <VisuallyHidden>{`${of} ${company_name}`}</VisuallyHidden>
        </Link>
      ))}
      <Link to={paths.facility(facility.id)}>
        Facility details <VisuallyHidden>{`of ${company_name}`}</VisuallyHidden>
      </Link>
    </>
  )
}
