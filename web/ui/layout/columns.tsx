import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** Sections side by side where there is room, beneath one another where there is not. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
