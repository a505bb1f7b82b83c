import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only: 'Continue' alone means little in a list of ten. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>
}
