import type { PenaltyStatus } from '@portal/domain/standing/penalties.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './status-badge.module.css'

const badges = {
  open: { word: 'To be paid', colour: 'warning', icon: 'clock' },
  overdue: { word: 'Overdue', colour: 'danger', icon: 'warning' },
  paid: { word: 'Paid', colour: 'info', icon: 'check' },
  waived: { word: 'Waived', colour: 'expired', icon: 'ended' },
  'set aside': { word: 'Set aside', colour: 'expired', icon: 'ended' },
  'nothing to pay': { word: 'Nothing to pay', colour: 'none', icon: 'dash' },
} as const satisfies Record<string, { word: string; colour: string; icon: IconName }>

interface PenaltyBadgeProps {
  penalty: { status: PenaltyStatus; is_overdue: boolean; amount: number | null }
}

/** The state of a penalty as colour, icon and text. */
export function PenaltyBadge({ penalty: { status, is_overdue, amount } }: PenaltyBadgeProps) {
  const isReasonOnly = status === 'open' && amount === null
  const { word, colour, icon } = badges[isReasonOnly ? 'nothing to pay' : is_overdue ? 'overdue' : status]
  return (
    <span className={styles.badge} data-colour={colour}>
      <Icon name={icon} size={16} />
      <span>{word}</span>
    </span>
  )
}
