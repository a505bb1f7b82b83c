import type { ReactNode } from 'react'
import styles from './description-list.module.css'

/** A label with its value and an optional action. A missing value is shown as 'Not given'. */
export interface Description {
  label: string
  value: ReactNode
  action?: ReactNode
}

/** Rows of label and value, for example the details of a facility. */
export function DescriptionList({ rows }: { rows: Description[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value, action }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value === null || value === undefined || value === '' ? <Missing /> : value}
          </dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Missing() {
  return <span className={styles.missing}>Not given</span>
}
