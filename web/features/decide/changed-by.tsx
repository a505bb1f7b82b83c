import type { Correction } from '@portal/contract/replies/application-review.ts'
import { Day } from '../../ui/dates.tsx'
import styles from './review.module.css'

/** Who corrected an entry of the application last, when and why. */
export function ChangedBy({ correction: { actor, at, reason } }: { correction: Correction }) {
  return (
    <span className={styles.changedBy}>
      Changed by {actor} on <Day of={at} />
      {reason && `: ${reason}`}
    </span>
  )
}
