import { documentExpiry } from '@portal/domain/applications/document-expiry.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { Day } from '../ui/dates.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './document-last-day.module.css'

const words = { past: 'Expired on', soon: 'Expires soon, on' } as const

/** The last day of a document, marked when it is past or near. Nothing for a document without one. */
export function DocumentLastDay({ of }: { of: string | null | undefined }) {
  if (!of) return null
  const flag = documentExpiry(of, lagosDate(Date.now()))
  return (
    <span className={styles.day} data-flag={flag}>
      {flag && <Icon name={flag === 'past' ? 'warning' : 'clock'} size={16} />}
      <span>
        {flag ? words[flag] : 'Valid until'} <Day of={of} />
      </span>
    </span>
  )
}
