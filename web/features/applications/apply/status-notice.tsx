import { registrationActions } from '@portal/domain/actions/registration.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { DerivedStatus } from '@portal/domain/licences/registration-expiry.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Day } from '../../../ui/dates.tsx'
import { Notice, type Tone } from '../../../ui/feedback/notice.tsx'
import { appearanceOfRegistration } from '../../../ui/status-appearance.ts'
import styles from './apply.module.css'

type Registration = RegistrationDetails['registration']
type Words = { title: string; quote?: string | null; text: ReactNode }

/** The reason that the officer gave for the current status. */
function reasonOf({ history, status }: Registration): string | null | undefined {
  return history.findLast(({ from, to }) => to === status && from !== status)?.reason
}

function waiting(registration: Registration): Words {
  const { submitted_at, returned } = registration
  if (isOpenReturn(returned)) {
    return {
      title: 'The ministry returned this application for correction',
      text: (
        <>
          It asks for corrections by <Day of={returned.due_date} />. They are listed under{' '}
          <Link to="#tasks">What is needed</Link>.
        </>
      ),
    }
  }
  if (!submitted_at) {
    return {
      title: 'This application is not submitted yet',
      text: 'Complete every section below, then submit it. What you enter is saved, so you can stop and come back.',
    }
  }
  const text = 'The ministry is looking at it. Until the ministry decides, you can still correct or add something.'
  return { title: 'This application is submitted', text }
}

/** The meaning of each status for the owner, and whether they can still change something. Spec §6.1. */
const meanings = {
  pending: waiting,
  'Awaiting decision': () => ({
    title: 'The ministry is deciding',
    text: 'The ministry has reviewed this application, so it cannot be changed now. The decision appears on this page.',
  }),
  'Temporarily approved': ({ expiry_date }) => ({
    title: 'Approved for a time',
    text: (
      <>
        The temporary approval lasts until {expiry_date && <Day of={expiry_date} />}. If the ministry asked for
        something more, add it below.
      </>
    ),
  }),
  Approved: ({ expiry_date }) => ({
    title: 'This facility is registered',
    text: (
      <>
        The registration is in force until {expiry_date && <Day of={expiry_date} />}. What was approved cannot be
        changed. If something is wrong, ask the ministry.
      </>
    ),
  }),
  declined: (registration) => ({
    title: 'The ministry declined this application',
    quote: reasonOf(registration),
    text: (
      <>
        {registration.comments.length > 0 && (
          <>
            Read the <Link to="#remarks">remarks</Link> of the ministry.{' '}
          </>
        )}
        Correct what is wrong, then submit it again.
      </>
    ),
  }),
} as const satisfies Record<RegistrationStatus, (registration: Registration) => Words>

/** What the owner can do after the last day, besides renewing, which the button offers. */
const adviceAfterTheEnd: Partial<Record<RegistrationStatus, string>> = {
  'Temporarily approved':
    ' The statement does not count any more. Put right what is outstanding, and ask the ministry to decide.',
}

function expired({ expiry_date, status }: Registration): Words {
  return {
    title: 'This registration is past its date',
    text: (
      <>
        It ended on {expiry_date && <Day of={expiry_date} />}.{adviceAfterTheEnd[status]}
      </>
    ),
  }
}

function withdrawn({ ended_at }: Registration): Words {
  return {
    title: 'This application has ended',
    text: (
      <>
        It ended on {ended_at && <Day of={ended_at} />} and cannot be changed. You can start a new one from your
        facility.
      </>
    ),
  }
}

function typeChangeDeclined(registration: Registration): Words {
  return {
    title: 'The ministry declined this change of type',
    quote: reasonOf(registration),
    text: (
      <>
        {registration.comments.length > 0 && (
          <>
            Read the <Link to="#remarks">remarks</Link> of the ministry.{' '}
          </>
        )}
        The licence stays as it is. The operating officer, the beds and the people are again those of the licence. This
        change cannot be corrected: ask for another one from your facility.
      </>
    ),
  }
}

function typeChanged({ ended_at, change_of_type: change }: Registration): Words {
  return {
    title: 'The type of this facility was changed',
    text: (
      <>
        Since {ended_at && <Day of={ended_at} />} it is registered as {change?.to}. The licence goes on until its last
        day. A certificate of the portal is issued again: print it from your facility.
      </>
    ),
  }
}

/** The notice has the colour of the badge. */
const tones = {
  primary: 'info',
  info: 'success',
  warning: 'warning',
  danger: 'danger',
  expired: 'ended',
} as const satisfies Record<ReturnType<typeof appearanceOfRegistration>['colour'], Tone>

/** Meanings of derived statuses that replace the meaning of the status. */
const derivedMeanings = {
  active: undefined,
  provisional: undefined,
  expired,
  inactive: undefined,
} as const satisfies Record<DerivedStatus, unknown>

function meaningOf({
  kind,
  status,
  ended_at,
  registration_status,
}: Registration): (registration: Registration) => Words {
  if (ended_at) return kind === 'change' && status === registrationActions.Approve.leadsTo ? typeChanged : withdrawn
  if (kind === 'change' && status === registrationActions.Decline.leadsTo) return typeChangeDeclined
  return derivedMeanings[registration_status] ?? meanings[status]
}

/** The status of the application for its owner, and the next action. */
export function StatusNotice({ registration, action }: { registration: Registration; action?: ReactNode }) {
  const { title, quote, text } = meaningOf(registration)(registration)
  const { colour, icon } = appearanceOfRegistration(registration)
  return (
    <Notice tone={tones[colour]} icon={icon} title={title} action={action}>
      {quote && <p className={styles.prose}>{quote}</p>}
      <div>{text}</div>
    </Notice>
  )
}
