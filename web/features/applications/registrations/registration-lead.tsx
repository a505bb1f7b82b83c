import type { Registration } from '@portal/contract/applications/registration.ts'
import type { DerivedStatus } from '@portal/domain/licences/registration-expiry.ts'
import { kindInWords } from '../../../fields/kind-in-words.ts'
import { Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { IssuedOnPaper } from '../../../ui/paper-licence.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from './registration.module.css'

const ends = {
  active: 'Expires on',
  provisional: 'Expires on',
  expired: 'Expired on',
  inactive: 'Ends on',
} as const satisfies Record<DerivedStatus, string>

/** The lead of the registration page: status, reference, kind and dates. */
export function RegistrationLead({ registration }: { registration: Registration }) {
  const { registration_status, reference, submitted_at, expiry_date } = registration
  return (
    <ul className={`${layout.row4} ${styles.lead}`}>
      <li>
        <StatusBadge {...registration} />
      </li>
      <li>
        Reference <strong>{reference}</strong>
      </li>
      <li>{kindInWords(registration)}</li>
      {registration.recorded_on && (
        <li>
          <IssuedOnPaper recordedOn={registration.recorded_on} />
        </li>
      )}
      {submitted_at && (
        <li>
          Submitted on <Day of={submitted_at} />
        </li>
      )}
      {expiry_date && (
        <li>
          {ends[registration_status]} <Day of={expiry_date} />
        </li>
      )}
    </ul>
  )
}
