import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for those who hear the page: 'Continue' means little where ten of them stand in a list. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>
}
