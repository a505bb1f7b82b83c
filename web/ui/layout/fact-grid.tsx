import type { ReactNode } from 'react'
import { DatesInTable } from '../dates.tsx'
import { Icon } from '../icon.tsx'
import styles from './fact-grid.module.css'
import layout from './layout.module.css'

/** One of the facts that must be known of a case. */
export interface Fact {
  label: string
  value: ReactNode
  /** In order, or to be looked into. */
  sign?: 'check' | 'warning' | 'clock'
  /** A second line. */
  more?: ReactNode
}

/** The facts of a case at a glance, four in a row where there is room. */
export function FactGrid({ facts, hasSigns = true }: { facts: readonly Fact[]; hasSigns?: boolean }) {
  return (
    <DatesInTable>
      <dl className={`${layout.panel} ${styles.facts}`}>
        {facts.map(({ label, value, sign, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value} data-sign={sign}>
              {hasSigns && sign && <Icon name={sign} size={16} />}
              {value}
            </dd>
            {more && <dd className={styles.more}>{more}</dd>}
          </div>
        ))}
      </dl>
    </DatesInTable>
  )
}
