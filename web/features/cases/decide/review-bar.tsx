import type { ReactNode } from 'react'
import styles from './review.module.css'

/** Stays at the top of the window while the officer reads, where there is room for it. */
export function ReviewBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
