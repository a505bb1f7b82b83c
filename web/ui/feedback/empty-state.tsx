import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import styles from './states.module.css'

interface EmptyProps {
  /** What is not there, in a sentence: 'No Facilities Added yet'. */
  title: string
  /** What it will hold or what to do now. */
  children?: ReactNode
  /** The button that ends the emptiness. */
  action?: ReactNode
  icon?: IconName
  /** One of several lists on a page: takes little room. */
  isSmall?: boolean
}

/** In place of a list that has nothing in it. */
export function EmptyState({ title, children, action, icon = 'file', isSmall }: EmptyProps) {
  return (
    <div className={styles.state} data-small={isSmall || undefined}>
      <span className={styles.sign}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
