import type { ReactNode } from 'react'
import styles from './floating-action.module.css'

/** On a phone, the button of a long list floats above the list. */
export function FloatingAction({ children }: { children: ReactNode }) {
  return <div className={styles.floating}>{children}</div>
}
