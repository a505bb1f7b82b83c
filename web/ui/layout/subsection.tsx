import type { ReactNode } from 'react'
import styles from './subsection.module.css'

/** A piece of a section under a small heading. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.subsection}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
