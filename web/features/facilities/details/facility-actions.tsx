import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import type { TaskProgress } from '@portal/domain/applications/task-list.ts'
import {
  type NextStep,
  type NextStepFacts,
  newestOf,
  nextStepOf,
  paperOf,
} from '@portal/domain/facilities/next-step.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './facility-card.module.css'
import { NoLongerRegistered } from './no-longer-registered.tsx'
import { StartRegistration } from './start-registration.tsx'

/** A facility with what the list adds to it. */
type Listed = FacilityWithPlaces &
  Pick<NextStepFacts, 'missing_count'> & {
    progress?: TaskProgress | undefined
    to_pay?: { invoice_id: number; registration_id?: number | null | undefined } | null | undefined
  }

interface ActionsProps {
  facility: Listed
  onRefused: () => void
}

interface Target {
  to: string
  label: string
  /** Between the label and the name of the facility, for screen readers. */
  of: string
}

const corrections = { one: 'Answer one correction', other: 'Answer # corrections' }

/** Whether the owner still fills in the newest registration, or waits for its decision. */
function isUnderWay(step: NextStep): boolean {
  return step !== 'view' && step !== 'Renew Registration' && !step.startsWith('Print')
}

/** Where the links of a card lead. */
function targetsOf({ id: facility_id, progress, ...facility }: Listed, step: NextStep) {
  const newest = newestOf(facility)
  if (!newest) return undefined
  const registration = paths.registration(newest.id)
  const next = progress?.next ?? 'requirements'
  const isOfPenalty = facility.to_pay?.registration_id === null
  return {
    continue: {
      to: paths.task(newest.id, next, facility_id),
      label: 'Continue',
      of: 'the registration of',
    },
    answers: { to: paths.requirementParts(facility_id), label: 'Continue', of: 'the registration of' },
    pay: {
      to: isOfPenalty
        ? paths.invoice(facility.to_pay?.invoice_id ?? 0)
        : paths.task(facility.to_pay?.registration_id ?? newest.id, 'payment', facility_id),
      label: isOfPenalty ? 'Pay the penalty' : 'Pay and add the receipt',
      of: 'of',
    },
    check: { to: paths.registrationStep(newest.id, 'check'), label: 'Check and submit', of: 'the registration of' },
    correct: { to: registration, label: byNumber(newest.returned?.items.length ?? 0, corrections), of: 'of' },
    'read the remarks': { to: `${registration}#remarks`, label: 'Read the remarks', of: 'on' },
    registration: {
      to: registration,
      label: isUnderWay(step) ? 'See all sections' : 'View registration',
      of: 'of',
    },
    'Print Certificate': {
      to: paths.certificate(facility.registration?.id ?? newest.id),
      label: 'Print Certificate',
      of: 'of',
    },
    'Print Temporarily Statement': {
      to: paths.statement(facility.registration?.id ?? newest.id),
      label: 'Print Temporarily Statement',
      of: 'of',
    },
  } satisfies Record<string, Target>
}

/** The main action and the other links, in the order of their importance. */
const order = {
  'Start Registration': [],
  'Renew Registration': ['registration', 'answers'],
  continue: ['continue', 'registration'],
  pay: ['pay', 'registration', 'answers'],
  check: ['check', 'registration', 'answers'],
  correct: ['correct'],
  'read the remarks': ['read the remarks', 'registration', 'answers'],
  'Print Certificate': ['Print Certificate', 'registration', 'answers'],
  'Print Temporarily Statement': ['Print Temporarily Statement', 'registration', 'answers'],
  view: ['registration', 'answers'],
} as const satisfies Record<NextStep, readonly (keyof NonNullable<ReturnType<typeof targetsOf>>)[]>

/** The one next action with a facility as a button, and the other pages of its registration as links. Spec §4, Facility card. */
export function FacilityActions({ facility, onRefused }: ActionsProps) {
  const { company_name, starts } = facility
  if (facility.type_retired && starts === 'Start Registration') return <NoLongerRegistered facility={facility} />
  const step = nextStepOf(facility)
  const paper = paperOf(facility)
  const targets = targetsOf(facility, step)
  const links: Target[] = targets ? order[step].map((name) => targets[name]) : []
  const others = starts ? links : links.slice(1)
  if (targets && paper && paper !== step) others.unshift(targets[paper])
  const [first] = starts ? [] : links
  const isPaper = step === paper
  return (
    <>
      {starts && <StartRegistration facility={facility} label={starts} onRefused={onRefused} />}
      {first && (
        <LinkButton
          to={first.to}
          variant={isPaper || step === 'view' ? 'default' : 'filled'}
          icon={isPaper && <Icon name="print" />}
        >
          {first.label} <VisuallyHidden>{`${first.of} ${company_name}`}</VisuallyHidden>
        </LinkButton>
      )}
      <div className={`${layout.line} ${styles.links}`}>
        {others.map(({ to, label, of }) => (
          <Link key={label} to={to}>
            {label} <VisuallyHidden>{`${of} ${company_name}`}</VisuallyHidden>
          </Link>
        ))}
        <Link to={paths.facility(facility.id)}>
          Facility details <VisuallyHidden>{`of ${company_name}`}</VisuallyHidden>
        </Link>
      </div>
    </>
  )
}
