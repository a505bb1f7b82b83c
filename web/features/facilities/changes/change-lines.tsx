import type { ChangeRequest } from '@portal/contract/facilities/change-request.ts'
import textStyles from '../../../ui/text.module.css'
import { changedDetails } from './changed-details.ts'
import styles from './changes.module.css'

/** What a request would change, one line for each detail, for a list. */
export function ChangeLines({ request }: { request: Pick<ChangeRequest, 'old' | 'new'> }) {
  return (
    <div className={styles.lines}>
      {changedDetails(request).map(({ label, before, after }) => (
        <div key={label}>
          <span className={textStyles.quiet}>{label}:</span> <del>{before}</del> <ins>{after}</ins>
        </div>
      ))}
    </div>
  )
}
