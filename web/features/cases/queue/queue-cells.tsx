import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Reply } from '@portal/contract/call.ts'
import { isNearPromise } from '@portal/domain/cases/case-clock.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { DaysWaiting } from '../../../fields/days-waiting.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './queue.module.css'

/** A row of the queue. */
export type QueueRow = Reply<typeof calls.listRegistrations>['data'][number]

interface CellProps {
  of: QueueRow
}

const kinds = {
  new: { word: 'New', icon: 'newFile' },
  renewal: { word: 'Renewal', icon: 'renew' },
  change: { word: 'Change of type', icon: 'building' },
} as const satisfies Record<QueueRow['kind'], { word: string; icon: IconName }>

/** What kind of application it is, once its owner sent it back whatever it was at first. */
function kindOf({ kind, returned }: QueueRow): { word: string; icon: IconName } {
  if (returned?.resubmitted_at) return { word: 'Resubmitted', icon: 'return' }
  return kinds[kind]
}

/** New, a renewal, a change of type or resubmitted, with its number. */
export function ApplicationCell({ of }: CellProps) {
  const { word, icon } = kindOf(of)
  return (
    <div>
      <span className={styles.kind} data-is={word}>
        <Icon name={icon} size={14} />
        {word}
      </span>
      <span className={`${signedIn.second} ${styles.reference}`}>{of.reference}</span>
    </div>
  )
}

const feeIcons = { paid: 'check', 'to confirm': 'clock', due: 'warning' } as const

/** Whether the fee is paid, waits to be confirmed, or what is due. */
export function FeeCell({ of: { fee } }: CellProps) {
  if (!fee) return null
  const words = { paid: 'Paid', 'to confirm': 'To confirm', due: `${formatNaira(fee.due)} due` }
  return (
    <span className={styles.fee} data-state={fee.state}>
      <Icon name={feeIcons[fee.state]} size={14} />
      {words[fee.state]}
    </span>
  )
}

/** The flags besides Over time, which the days show. */
export function flagsShown({ case: of }: QueueRow): string[] {
  return of?.flags.filter((flag) => flag !== 'Over time') ?? []
}

/** How many flags a case has; which, for whoever points at them or has them read out. */
export function FlagsCell({ of }: CellProps) {
  const flags = flagsShown(of)
  if (flags.length === 0) return null
  return (
    <span className={styles.flags} title={flags.join(', ')}>
      <Icon name="flag" size={14} />
      {flags.length}
      <VisuallyHidden>: {flags.join(', ')}</VisuallyHidden>
    </span>
  )
}

/** Who has a case. `officerId` is the signed-in officer. */
export function OfficerCell({ of, officerId }: CellProps & { officerId: number | undefined }) {
  const assignee = of.case?.assignee
  if (!assignee) return <span className={textStyles.quiet}>Nobody</span>
  return assignee.id === officerId ? <strong>You</strong> : `${assignee.first_name} ${assignee.last_name}`
}

/** At which stage of the ministry a case is, and for how many days. */
export function StageCell({ of: { stage } }: CellProps) {
  if (!stage) return null
  const { name, days, promised_days, is_late } = stage
  return (
    <>
      {name}
      <span className={signedIn.second}>
        <DaysWaiting days={days} is_late={is_late} is_near={isNearPromise(days, promised_days)} />
      </span>
    </>
  )
}

/** How many days the ministry has had a case: amber from two thirds of the promise, red past it. */
export function AgeCell({ of }: CellProps) {
  if (!of.case?.clock) return null
  const { clock, service_days } = of.case
  if (clock.with === 'owner') return <span className={textStyles.quiet}>With the owner</span>
  const { ministry_days: days, is_late } = clock
  return <DaysWaiting days={days} is_late={is_late} is_near={isNearPromise(days, service_days)} />
}
