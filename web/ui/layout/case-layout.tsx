import type { ReactNode } from 'react'
import styles from './case-layout.module.css'

/** A page about one case: the facts, what can be done beside them, and everything else below. */
export function CaseLayout({ facts, panel, children }: { facts: ReactNode; panel: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.case}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.panel}>{panel}</div>
      <div className={styles.tabs}>{children}</div>
    </div>
  )
}
