import type { ReactNode } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { DatesInTable, Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from './case-head.module.css'

/** The specification's title, of which the name stands out. Spec §2. */
export function CaseTitle({ of }: { of: string }) {
  return (
    <>
      <span className={styles.quiet}>Consideration & Approval of</span> {of}
    </>
  )
}

/** Under the title of a case, in one line: status, number, days; then who has it. */
export function CaseHead({
  registration,
  children,
}: Pick<RegistrationDetails, 'registration'> & { children: ReactNode }) {
  const { reference, submitted_at, expiry_date } = registration
  return (
    <DatesInTable>
      <div className={`${layout.row2} ${styles.head}`}>
        <StatusBadge {...registration} />
        <strong>{reference}</strong>
        {submitted_at && (
          <span>
            Submitted <Day of={submitted_at} />
          </span>
        )}
        {expiry_date && (
          <span>
            Until <Day of={expiry_date} />
          </span>
        )}
        {children}
      </div>
    </DatesInTable>
  )
}
