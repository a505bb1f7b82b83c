import type { ReactNode } from 'react'
import textStyles from '../text.module.css'
import styles from './description-list.module.css'

/** A label with its value, `false` for none, and an optional action. On screens, several missing values are named together in the last row. */
export interface Description {
  label: string
  value: ReactNode
  action?: ReactNode
}

const isMissing = ({ value }: Description) => value === null || value === undefined || value === '' || value === false

/** Rows of label and value, for example the details of a facility. On paper each missing value has its own row. */
export function DescriptionList({ rows }: { rows: Description[] }) {
  const unknown = rows.filter((row) => isMissing(row) && !row.action).map(({ label }) => label)
  // One alone has its own row like every other detail.
  const missing = unknown.length > 1 ? unknown : []
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.label} className={styles.row} data-missing={missing.includes(row.label) || undefined}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>
            {isMissing(row) ? <span className={textStyles.quiet}>Not given</span> : row.value}
          </dd>
          {row.action && <dd className={styles.action}>{row.action}</dd>}
        </div>
      ))}
      {missing.length > 0 && (
        <div className={`${styles.row} ${styles.missingRow}`}>
          <dt className={styles.label}>Not given</dt>
          <dd className={`${styles.value} ${textStyles.quiet}`}>{missing.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
