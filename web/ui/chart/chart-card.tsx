import type { ReactNode } from 'react'
import layout from '../layout/layout.module.css'
import styles from './chart-card.module.css'

interface CardProps {
  title: string
  /** The target of hash links. */
  id?: string | undefined
  actions?: ReactNode
  /** What explains the figures, at the foot: how they are counted. */
  foot?: ReactNode
  children: ReactNode
}

/** A chart with its title, which is also its region. It gets the focus when a focused element inside is removed. */
export function ChartCard({ title, id, actions, foot, children }: CardProps) {
  return (
    <section id={id} tabIndex={-1} className={`${layout.panel} ${styles.card}`} aria-label={title}>
      <header className={`${layout.row4} ${layout.between} ${styles.head}`}>
        <h2>{title}</h2>
        {actions}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  )
}

/** Cards beside each other where there is room: two alike, or a wide one before a narrow one. */
export function ChartCards({ isUneven, children }: { isUneven?: boolean; children: ReactNode }) {
  return (
    <div className={styles.cards} data-uneven={isUneven || undefined}>
      {children}
    </div>
  )
}
