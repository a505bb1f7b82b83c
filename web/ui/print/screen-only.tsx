import type { ReactNode } from 'react'
import styles from './printable-page.module.css'

/** Content that is not printed. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>
}
