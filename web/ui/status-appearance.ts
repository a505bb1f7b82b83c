import { type PendingStep, pendingStep } from '@portal/domain/actions/pending-step.ts'
import type { IconName } from './icon.tsx'
import { type StatusFields, statusWord } from './status-word.ts'

/** The colour and icon of each status of a registration and of an account. Spec §4. `expired` is derived from the dates. */
const appearances = {
  pending: { colour: 'warning', icon: 'clock' },
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

interface Appearance {
  colour: (typeof appearances)[keyof typeof appearances]['colour']
  icon: IconName
}

/** The colour and icon of a status. */
export function appearanceOf(status: string): Appearance {
  const match = Object.entries(appearances).find(([name]) => name.toLowerCase() === status.toLowerCase())
  return match?.[1] ?? { colour: 'expired', icon: 'dash' }
}

/** The colour and icon of the badge beside `pending`. */
export const stepAppearances = {
  'not submitted yet': { colour: 'expired', icon: 'pencil' },
  submitted: { colour: 'primary', icon: 'inbox' },
  returned: { colour: 'warning', icon: 'warning' },
  resubmitted: { colour: 'primary', icon: 'return' },
} as const satisfies Record<PendingStep, Appearance>

/** The colour and icon of a registration's status, for what else says it: a notice. */
export function appearanceOfRegistration(registration: StatusFields): Appearance {
  const step = pendingStep(registration)
  return step === 'returned' ? stepAppearances[step] : appearanceOf(statusWord(registration) ?? '')
}
