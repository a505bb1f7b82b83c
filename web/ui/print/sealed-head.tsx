import type { AuditHead } from '@portal/contract/audit/audit-entry.ts'
import { printedHash } from '@portal/domain/audit/printed-head.ts'
import { Moment } from '../dates.tsx'
import { PrintOnly } from './print-only.tsx'
import styles from './sealed-head.module.css'

/**
 * The newest signed head of the audit record at the foot of a printed list, so that whoever keeps the paper can show later that
 * the record was cut or written anew. Nothing until something is sealed.
 */
export function SealedHead({ head }: { head: AuditHead | null }) {
  if (!head) return null
  return (
    <PrintOnly>
      <footer className={styles.head}>
        <p>
          Audit record, sealed on <Moment of={head.at} /> up to entry <strong>{head.entry}</strong>, with the digits{' '}
          <strong className={styles.hash}>{printedHash(head.hash)}</strong>
        </p>
        <p>
          Keep this paper: with this number and these digits an auditor finds out whether anything that was recorded up
          to then was removed or changed later.
        </p>
      </footer>
    </PrintOnly>
  )
}
