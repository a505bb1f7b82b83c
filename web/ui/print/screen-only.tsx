import type { ReactNode } from 'react'
import styles from './printable-page.module.css'

/** What is for the screen and does not belong on paper. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>
}
