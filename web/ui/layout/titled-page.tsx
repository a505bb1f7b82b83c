import type { ReactNode } from 'react'
import styles from './page.module.css'

interface TitledPageProps {
  title: string
  /** One line below the title. */
  lead?: ReactNode
  children: ReactNode
}

/** The layout of a server-rendered page; the counterpart of Page. */
export function TitledPage({ title, lead, children }: TitledPageProps) {
  return (
    <div className={styles.page} data-width="reading">
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
      </header>
      {children}
    </div>
  )
}
