import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import styles from './connection-banner.module.css'

/** A calm line at the top of the page, with at most one thing to do about it. */
export function NoticeBar({ icon, action, children }: { icon: IconName; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <Icon name={icon} />
      <span>{children}</span>
      {action}
    </div>
  )
}
