import type { ReactNode } from 'react'
import styles from './description-list.module.css'

/** A label with its value, and optionally what can be done about it. A value that is not there shows as a dash. */
export interface Description {
  label: string
  value: ReactNode
  action?: ReactNode
}

/** Facts as rows of label and value: details of a facility, answers before they are sent. */
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
