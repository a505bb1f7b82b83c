import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Sections side by side on wide screens, stacked on narrow ones. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
