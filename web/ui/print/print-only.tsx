import type { ReactNode } from 'react'
import styles from './print-only.module.css'

/** Content that is visible only in print. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>
}
