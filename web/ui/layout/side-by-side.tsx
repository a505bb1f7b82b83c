import type { ReactNode } from 'react'
import styles from './side-by-side.module.css'

/** Short fields that belong together, side by side where there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.sideBySide}>{children}</div>
}
