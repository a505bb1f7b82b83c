import type { ReactNode } from 'react'
import styles from './floating-action.module.css'

/** The button of a long list floats above the list, however far one has scrolled. */
export function FloatingAction({ children }: { children: ReactNode }) {
  return <div className={styles.floating}>{children}</div>
}
