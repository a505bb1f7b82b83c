import styles from './connection-banner.module.css'
import { Icon } from '../icon.tsx'

/** Says that the portal cannot be reached; goes away by itself when it can. */
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
