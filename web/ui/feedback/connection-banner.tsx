import { Icon } from '../icon.tsx'
import styles from './connection-banner.module.css'

/** A banner shown while the portal cannot be reached. */
export function ConnectionBanner({ lost }: { lost: boolean }) {
  return (
    <div role="status" className={styles.place}>
      {lost && (
        <div className={styles.banner}>
          <Icon name="offline" />
          <span>You are offline, or the portal cannot be reached. We keep trying; what you typed is still here.</span>
        </div>
      )}
    </div>
  )
}
