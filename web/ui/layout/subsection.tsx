import type { ReactNode } from 'react'
import styles from './subsection.module.css'

/** A part of a section with a small heading. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.subsection}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
