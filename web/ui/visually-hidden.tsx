import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for screen readers only, for example to make ten 'Continue' links distinct. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>
}
