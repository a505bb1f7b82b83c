import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './view-tabs.module.css'

interface TabProps {
  to: string
  label: string
  isCurrent: boolean
  /** How many rows it has, in words. */
  count?: string | undefined
  /** Some of what it has waits for too long. */
  isLate?: boolean
  /** What stands beside the link. */
  children?: ReactNode
}

/** A tab: a link to the page's list with other rows. */
export function ViewTab({ to, label, isCurrent, count, isLate, children }: TabProps) {
  return (
    <li className={styles.line}>
      <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
        {label}{' '}
        {count !== undefined && (
          <span className={styles.count} data-late={isLate || undefined}>
            {count}
          </span>
        )}
      </Link>
      {children}
    </li>
  )
}

/** Which rows a list shows. Its children are `ViewTab`s. */
export function ViewTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>{children}</ul>
    </nav>
  )
}
