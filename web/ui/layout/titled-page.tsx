import type { ReactNode } from 'react'
import textStyles from '../text.module.css'
import layout from './layout.module.css'
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
      <header className={`${layout.row4} ${layout.between} ${styles.header}`}>
        <div className={`${layout.stack1} ${styles.titles}`}>
          <h1>{title}</h1>
          {lead && <div className={textStyles.lead}>{lead}</div>}
        </div>
      </header>
      {children}
    </div>
  )
}
