import type { ReactNode } from 'react'
import textStyles from '../../../ui/text.module.css'
import styles from './contents.module.css'

/** A table cell with a secondary line below the first. */
export function TwoLines({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <div>
      <div>{first}</div>
      {second && <div className={`${textStyles.aside} ${styles.asText}`}>{second}</div>}
    </div>
  )
}
