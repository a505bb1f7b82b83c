import type { ReactNode } from 'react'
import signedIn from '../../../ui/signed-in.module.css'
import styles from './contents.module.css'

/** A table cell with a secondary line below the first. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <div>
      <div>{first}</div>
      {second && <div className={`${signedIn.aside} ${styles.asText}`}>{second}</div>}
    </div>
  )
}
