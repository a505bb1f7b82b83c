import { lazily } from '@portal/domain/text/lazily.ts'
import { Link } from 'react-router'
import { Skeleton } from '../feedback/skeletons.tsx'
import layout from '../layout/layout.module.css'
import signedIn from '../signed-in.module.css'
import textStyles from '../text.module.css'
import styles from './counter-card.module.css'

const inWords = lazily(() => new Intl.NumberFormat('en-NG'))

interface CounterProps {
  label: string
  /** A number, or a figure in words. Without it, a skeleton is shown. */
  value?: number | string
  /** What the figure includes: 'of which 31 not yet submitted'. */
  note?: string
  /** The list of what is counted. */
  to?: string
}

/** A figure of a dashboard. */
export function CounterCard({ label, value, note, to }: CounterProps) {
  return (
    <div className={`${layout.panel} ${styles.card}`}>
      <dt className={`${textStyles.quiet} ${styles.label}`}>
        {to ? (
          <Link to={to} className={signedIn.whole}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={styles.value}>
        {value === undefined ? (
          <Skeleton height={36} width={72} />
        ) : typeof value === 'number' ? (
          inWords().format(value)
        ) : (
          value
        )}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
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
