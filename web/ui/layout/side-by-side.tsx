import type { ReactNode } from 'react'
import styles from './side-by-side.module.css'

/** Short related fields, side by side on wide screens. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.sideBySide}>{children}</div>
}
