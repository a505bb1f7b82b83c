import type { ReactNode } from 'react'
import styles from './on-paper.module.css'

/** What is seen only when the page is printed. */
export function OnPaper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>
}
