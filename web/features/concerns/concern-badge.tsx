import type { Concern } from '@portal/contract/concerns/concern.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from '../../ui/status-badge.module.css'
import { outcomeWords, statusWords } from './concern-words.ts'

const badges = {
  new: { colour: 'warning', icon: 'clock' },
  'in hand': { colour: 'primary', icon: 'hourglass' },
  closed: { colour: 'expired', icon: 'ended' },
} as const satisfies Record<Concern['status'], { colour: string; icon: IconName }>

/** The state of a concern as colour, icon and text; once it is closed, what came of it. */
export function ConcernBadge({ concern: { status, outcome } }: { concern: Pick<Concern, 'status' | 'outcome'> }) {
  const { colour, icon } = badges[status]
  return (
    <span className={styles.badge} data-colour={colour}>
      <Icon name={icon} size={16} />
      <span>{outcome === null ? statusWords[status] : outcomeWords[outcome]}</span>
    </span>
  )
}
