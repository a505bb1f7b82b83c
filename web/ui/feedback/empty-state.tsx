import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import layout from '../layout/layout.module.css'
import styles from './states.module.css'

interface EmptyProps {
  /** What is missing: 'No Facilities Added yet'. */
  title: string
  /** What will appear here, or what to do now. */
  children?: ReactNode
  /** The button to add the first item. */
  action?: ReactNode
  icon?: IconName
  /** A compact version, for pages with several lists. */
  isSmall?: boolean
}

/** Shown instead of an empty list. */
export function EmptyState({ title, children, action, icon = 'file', isSmall }: EmptyProps) {
  return (
    <div className={`${layout.stack2} ${layout.panel} ${styles.state}`} data-small={isSmall || undefined}>
      <span className={styles.sign}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
