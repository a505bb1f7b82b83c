import { Icon } from '../../ui/icon.tsx'
import styles from './inbox.module.css'

/** How much of the inbox has waited for more days than the ministry promises. */
export function OverTime({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.age} data-state="late">
      <Icon name="warning" size={14} />
      {count.toLocaleString('en')} over time
    </span>
  )
}
