import { Link } from 'react-router'
import styles from './counter-card.module.css'
import { Skeleton } from '../feedback/skeletons.tsx'

const inWords = new Intl.NumberFormat('en-NG')

/** A figure of a dashboard. `to` links to the counted list. Without a value it shows a skeleton. */
export function CounterCard({ label, value, to }: { label: string; value?: number; to?: string }) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd className={styles.value}>
        {value === undefined ? <Skeleton height={36} width={72} /> : inWords.format(value)}
      </dd>
    </div>
  )
}

/** A row of counters, two per row on narrow screens. Small ones are a single strip below what matters more. */
export function Counters({ isSmall, children }: { isSmall?: boolean; children: React.ReactNode }) {
  return (
    <dl className={styles.counters} data-small={isSmall || undefined}>
      {children}
    </dl>
  )
}
