import type { ReactNode } from 'react'
import layout from './layout.module.css'
import styles from './subsection.module.css'

/** A part of a section with a small heading. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${layout.stack2} ${styles.subsection}`}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
