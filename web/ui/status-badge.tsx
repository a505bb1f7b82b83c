import { registrationActions } from '@portal/domain/actions/registration.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { createContext, useContext } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './status-badge.module.css'

/** The colour and icon of each status of a registration and of an account. Spec §4. `expired` is derived from the dates. */
const badges = {
  pending: { colour: 'warning', icon: 'clock' },
  'not submitted yet': { colour: 'warning', icon: 'clock' },
  submitted: { colour: 'warning', icon: 'clock' },
  returned: { colour: 'warning', icon: 'warning' },
  resubmitted: { colour: 'warning', icon: 'clock' },
  'Awaiting decision': { colour: 'warning', icon: 'scales' },
  'Temporarily approved': { colour: 'primary', icon: 'hourglass' },
  Approved: { colour: 'info', icon: 'check' },
  declined: { colour: 'danger', icon: 'cross' },
  expired: { colour: 'expired', icon: 'ended' },
  withdrawn: { colour: 'expired', icon: 'ended' },
  lapsed: { colour: 'expired', icon: 'ended' },
  invited: { colour: 'warning', icon: 'clock' },
  active: { colour: 'info', icon: 'check' },
  open: { colour: 'warning', icon: 'clock' },
  overdue: { colour: 'danger', icon: 'warning' },
  met: { colour: 'info', icon: 'check' },
  disabled: { colour: 'danger', icon: 'cross' },
  suspended: { colour: 'danger', icon: 'warning' },
  sealed: { colour: 'danger', icon: 'warning' },
  revoked: { colour: 'danger', icon: 'cross' },
} as const satisfies Record<string, { colour: string; icon: IconName }>

type Colour = (typeof badges)[keyof typeof badges]['colour']

/** The colour and icon of a status, for charts. */
export function badgeOf(status: string): { colour: Colour; icon: IconName } {
  const match = Object.entries(badges).find(([name]) => name.toLowerCase() === status.toLowerCase())
  return match?.[1] ?? { colour: 'expired', icon: 'dash' }
}

/** The fields of a registration that its badge is drawn from. */
export interface StatusBadgeProps {
  status?: string | null
  registration_status?: string | null
  /** When it was withdrawn by its owner, or lapsed after it was declined. */
  ended_at?: string | null
  /** When it was submitted last. Where it is not known, `pending` stays undivided. */
  submitted_at?: string | null
  /** The latest return to its owner since the last decision. */
  returned?: { resubmitted_at: string | null } | null
}

/** Whether an application that is returned is returned to the reader. */
export const IsOwner = createContext(false)

/** What ends from these statuses has lapsed; from the others its owner withdrew it. */
const lapsing: readonly string[] = registrationActions.Lapse.offeredWhen

/** How far an application is before anybody has considered it. */
function pendingWord({ submitted_at, returned }: StatusBadgeProps): string {
  if (isOpenReturn(returned)) return 'returned'
  if (submitted_at === undefined) return 'pending'
  if (submitted_at === null) return 'not submitted yet'
  return returned ? 'resubmitted' : 'submitted'
}

/** The statuses that people read divided. */
const divided = new Map([['pending', pendingWord]])

/** What the badge of a registration says; nothing before it was started. */
export function statusWord(registration: StatusBadgeProps): string | null | undefined {
  const { status, registration_status, ended_at } = registration
  if (ended_at) return lapsing.some((name) => name === status) ? 'lapsed' : 'withdrawn'
  if (registration_status === 'expired') return 'expired'
  return divided.get(status ?? '')?.(registration) ?? status
}

/** The colour and icon of a registration's status, for what else says it: a notice. */
export function badgeOfRegistration(registration: StatusBadgeProps): { colour: Colour; icon: IconName } {
  return badgeOf(statusWord(registration) ?? '')
}

/** The status of a registration as colour, icon and text. Without a status: 'Not started'. */
export function StatusBadge(badge: StatusBadgeProps) {
  const isOwner = useContext(IsOwner)
  const word = statusWord(badge)
  const { colour, icon } = word ? badgeOf(word) : { colour: 'none', icon: 'dash' as const }
  return (
    <span className={styles.badge} data-colour={colour}>
      <Icon name={icon} size={16} />
      <span className={styles.word}>
        {isOwner && word === 'returned' ? 'returned to you' : (word ?? 'Not started')}
      </span>
    </span>
  )
}
