import type { ReactNode } from 'react'
import styles from './floating-action.module.css'

/** Keeps the one action of a long list in reach: on a phone its button floats above the list. */
export function FloatingAction({ children }: { children: ReactNode }) {
  return <div className={styles.floating}>{children}</div>
}
