import { Day } from './dates.tsx'
import { Icon } from './icon.tsx'
import styles from './status-badge.module.css'

/** Marks a facility that is closed, in lists and beside its status. */
export function ClosedMark({ from }: { from: string | null }) {
  if (from === null) return null
  return (
    <span className={styles.badge} data-colour="expired">
      <Icon name="ended" size={16} />
      <span>
        Closed from <Day of={from} />
      </span>
    </span>
  )
}
