import type { Reply } from '@portal/contract/call.ts'
import type { listFacilities } from '@portal/contract/facilities/calls/facilities.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { taskTitle } from '@portal/domain/applications/task-list.ts'
import { newestOf, nextStepOf } from '@portal/domain/facilities/next-step.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { FacilityStatus } from '../../../fields/facility-status.tsx'
import { FoundBy } from '../../../fields/found-facility.tsx'
import { kindInWords } from '../../../fields/kind-in-words.ts'
import { ToPay } from '../../../fields/to-pay.tsx'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Highlighted, type Searched } from '../../../ui/table/highlighted.tsx'
import textStyles from '../../../ui/text.module.css'
import { FacilityActions } from './facility-actions.tsx'
import styles from './facility-card.module.css'
import { RegistrationExplanation } from './registration-explanation.tsx'

const sectionsDone = { one: '{done} of # section done', other: '{done} of # sections done' }

/** The state of a renewal or a change of type beside the licence in force, or that the licence can be renewed now. */
function RenewalState({
  facility: { renewal, type_change, registration, starts, missing_count },
}: Pick<FacilityCardProps, 'facility'>) {
  if (type_change?.status === registrationActions.Decline.leadsTo) {
    return (
      <p className={`${layout.line} ${styles.state}`}>
        <span>
          The change of type was declined.{' '}
          <Link to={paths.registration(type_change.id)}>See why, and what you can do</Link>
        </span>
      </p>
    )
  }
  if (type_change && !starts) {
    return (
      <p className={`${layout.line} ${styles.state}`}>
        <span>
          {kindInWords(type_change)}. <RegistrationExplanation registration={type_change} missing={missing_count} />
        </span>
      </p>
    )
  }
  if (renewal) {
    return (
      <p className={`${layout.line} ${styles.state}`}>
        <span>
          Renewal: <RegistrationExplanation registration={renewal} missing={missing_count} />
        </span>
      </p>
    )
  }
  const isDue = starts === 'Renew Registration' && registration?.registration_status === 'active'
  return (
    isDue && (
      <p className={`${layout.line} ${styles.state}`}>You can renew it now. It stays in force until its last day.</p>
    )
  )
}

/** How much of an application is filled in, and what is next. */
function HowFar({ facility: { progress, missing_count } }: Pick<FacilityCardProps, 'facility'>) {
  if (!progress || !missing_count) return null
  const { done, total, next } = progress
  const words = byNumber(total, sectionsDone).replace('{done}', String(done))
  return (
    <div className={`${layout.stack1} ${styles.progress}`}>
      <ProgressBar value={done} max={total} label={words} />
      <p className={textStyles.note}>
        {words}.{next && ` Next: ${taskTitle(next)}.`}
      </p>
    </div>
  )
}

interface FacilityCardProps {
  facility: Reply<typeof listFacilities>['data']['data'][number]
  searched: Searched
  /** Refetches the list, because somebody else has started the registration. */
  onRefused: () => void
}

/** A facility of the owner: the state of its registration in words, and what to do now. Spec §2 and §4, Facility card. */
export function FacilityCard({ facility, searched, onRefused }: FacilityCardProps) {
  const { id, company_name, owner_name, registration, facility_types, local_gov_areas } = facility
  const { missing_count, helping } = facility
  const newest = newestOf(facility)
  const step = nextStepOf(facility)
  const page = newest ? paths.registration(newest.id) : paths.requirementParts(id)
  return (
    <li className={`${layout.panel} ${styles.card}`} data-waits={step === 'correct' || undefined}>
      <div className={`${layout.stack1} ${styles.facts}`}>
        <span className={textStyles.note}>
          {facility_types.category_list}, {local_gov_areas.list}
        </span>
        <h2 className={styles.name}>
          <Link to={page}>
            <Highlighted text={company_name} searched={searched} />
          </Link>
        </h2>
        <FoundBy facility={facility} searched={searched} hidesOwner />
        <p className={`${layout.line} ${styles.state}`}>
          <FacilityStatus registration={registration} facility={facility} />
          <strong>
            <RegistrationExplanation
              registration={registration}
              missing={newest?.id === registration?.id ? missing_count : undefined}
              standing={facility.standing}
            />
          </strong>
        </p>
        <RenewalState facility={facility} />
        <HowFar facility={facility} />
        {step === 'pay' && facility.to_pay && <ToPay of={facility.to_pay} />}
        <p className={`${textStyles.note} ${styles.quiet}`}>
          {helping && <span>You help with this facility</span>}
          {owner_name && (
            <span>
              Owner: <Highlighted text={owner_name} searched={searched} />
            </span>
          )}
          {newest && <span className={styles.reference}>{newest.reference}</span>}
        </p>
      </div>
      <div className={`${layout.stack2} ${styles.actions}`}>
        <FacilityActions facility={facility} onRefused={onRefused} />
      </div>
    </li>
  )
}
