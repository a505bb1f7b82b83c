import type { PendingStep } from '@portal/domain/actions/pending-step.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { StatusFields } from '../ui/status-word.ts'

/** What a status means: the words of the badge, who has to act, and sentences for the owner and for officers. */
export interface StatusMeaning {
  /** The fields that the badge of this status is drawn from. */
  badge: StatusFields
  means: string
  next: { owner: string; officer: string }
  acts: 'owner' | 'ministry' | 'nobody'
  /** How long it usually takes. `days` is the ministry's setting, once it is loaded. */
  takes: (days: number | undefined) => string
}

const moment = '2026-01-01T00:00:00Z'

function untilDecision(days: number | undefined): string {
  if (days === undefined) return 'The ministry decides after it has reviewed the application.'
  return byNumber(days, {
    one: 'The ministry usually decides within # day after an application was submitted.',
    other: 'The ministry usually decides within # days after an application was submitted.',
  })
}

const startAgain = {
  owner: 'You can start a new application from your facility.',
  officer: 'The owner can start a new application.',
}

/** What people read: `pending` is divided by how far the application is. */
type ShownStatus =
  | Exclude<RegistrationStatus, 'pending'>
  | 'not started'
  | PendingStep
  | 'expired'
  | 'withdrawn'
  | 'lapsed'

/** What each status means, what happens next, who has to act, and how long it usually takes. In the order of an application. */
export const statusMeanings = {
  'not started': {
    badge: {},
    means: 'The facility is recorded, and its registration was not started.',
    next: {
      owner: 'Start the registration from the card of your facility.',
      officer: 'The owner starts the registration.',
    },
    acts: 'owner',
    takes: () => 'The facility waits until its registration is started.',
  },
  'not submitted yet': {
    badge: { status: 'pending', submitted_at: null },
    means: 'The application was started and is not sent to the ministry yet.',
    next: {
      owner: 'Complete every section, then submit the application.',
      officer: 'The owner completes every section, then submits the application.',
    },
    acts: 'owner',
    takes: () => 'What was entered stays saved until the application is submitted.',
  },
  submitted: {
    badge: { status: 'pending', submitted_at: moment },
    means: 'The application was submitted, and the ministry has not reviewed it yet.',
    next: {
      owner: 'An officer reviews it and may inspect the facility. Until then you can still correct or add something.',
      officer: 'An officer reviews it and records a consideration. Until then the owner can still correct it.',
    },
    acts: 'ministry',
    takes: untilDecision,
  },
  returned: {
    badge: { status: 'pending', submitted_at: moment, returned: { resubmitted_at: null } },
    means: 'The ministry has read the application and asks for corrections.',
    next: {
      owner: 'Correct each item that the ministry names, or answer why it stays as it is. Then submit it again.',
      officer: 'The owner corrects or answers each item, then submits the application again.',
    },
    acts: 'owner',
    takes: () => 'The day by which the corrections are asked for is on the page of the registration.',
  },
  resubmitted: {
    badge: { status: 'pending', submitted_at: moment, returned: { resubmitted_at: moment } },
    means: 'The owner has corrected the application and submitted it again.',
    next: {
      owner: 'An officer reviews your corrections. Until then you can still correct or add something.',
      officer:
        'An officer reviews the corrections and records a consideration. Until then the owner can still correct it.',
    },
    acts: 'ministry',
    takes: untilDecision,
  },
  'Awaiting decision': {
    badge: { status: 'Awaiting decision' },
    means: 'The ministry has reviewed the application and has not decided yet.',
    next: {
      owner: 'The ministry approves it, approves it for a time, or declines it. Until then you cannot change it.',
      officer: 'An officer approves it, approves it for a time, or declines it. Until then the owner cannot change it.',
    },
    acts: 'ministry',
    takes: untilDecision,
  },
  'Temporarily approved': {
    badge: { status: 'Temporarily approved' },
    means: 'The facility is approved until the date of its temporary statement. The full approval is still to come.',
    next: {
      owner: 'Read the remarks of the ministry and add what it asked for. Then the ministry decides again.',
      officer: 'The owner adds what the ministry asked for. Then an officer decides again.',
    },
    acts: 'owner',
    takes: () => 'The temporary approval ends on the date of the statement.',
  },
  Approved: {
    badge: { status: 'Approved' },
    means: 'The facility is registered, and its certificate can be printed.',
    next: {
      owner: 'You have nothing to do until the date of the certificate. After it, renew the registration.',
      officer: 'The owner renews the registration after the date of the certificate.',
    },
    acts: 'nobody',
    takes: () => 'The registration is in force until the date of the certificate.',
  },
  declined: {
    badge: { status: 'declined' },
    means: 'The ministry did not approve the application. The reason is on the page of the registration.',
    next: {
      owner: 'Read the reason, correct what is wrong, then submit the application again.',
      officer: 'The owner corrects what is wrong, then submits the application again.',
    },
    acts: 'owner',
    takes: () => 'An application that is not submitted again lapses after the time that the ministry has set.',
  },
  expired: {
    badge: { registration_status: 'expired' },
    means: 'The date of the approval has passed.',
    next: {
      owner: 'Renew the registration. If the approval was temporary, add what is missing.',
      officer: 'The owner renews the registration. If the approval was temporary, an officer can still decide.',
    },
    acts: 'owner',
    takes: untilDecision,
  },
  withdrawn: {
    badge: { status: 'pending', ended_at: moment },
    means: 'The owner withdrew the application before the ministry decided.',
    next: startAgain,
    acts: 'nobody',
    takes: () => 'The application has ended.',
  },
  lapsed: {
    badge: { status: 'declined', ended_at: moment },
    means: 'The application was declined and was not submitted again in time.',
    next: startAgain,
    acts: 'nobody',
    takes: () => 'The application has ended.',
  },
} as const satisfies Record<ShownStatus, StatusMeaning>

/** The meaning of what a badge says; undefined for a word that is not a status. */
export function meaningOf(word: string): StatusMeaning | undefined {
  return Object.entries(statusMeanings).find(([name]) => name === word)?.[1]
}
