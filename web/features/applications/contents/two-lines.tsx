import type { ReactNode } from 'react'
import styles from './contents.module.css'

/** A table cell with a secondary line below the first. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <div>
      <div>{first}</div>
      {second && <div className={styles.quiet}>{second}</div>}
    </div>
  )
}
