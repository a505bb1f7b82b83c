import type { ReactNode } from 'react'
import styles from './contents.module.css'

/** A fact in a row of a table, with a lesser one beneath it. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <div>
      <div>{first}</div>
      {second && <div className={styles.quiet}>{second}</div>}
    </div>
  )
}
