import type { Reply } from '@portal/contract/call.ts'
import { listCertificates } from '@portal/contract/facilities/calls/closings.ts'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { DayOrNotRecorded, IssuedOnPaper } from '../../../ui/paper-licence.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './certificate-history.module.css'
import { DownloadPaper } from './download-paper.tsx'

type Page = Reply<typeof listCertificates>

const states = {
  'in force': 'In force',
  'not begun': 'Begins later',
  expired: 'Expired',
  replaced: 'Replaced',
  revoked: 'Revoked',
  closed: 'Facility closed',
  sealed: 'Facility sealed',
  suspended: 'Facility suspended',
} as const satisfies Record<Page['data'][number]['state'], string>

function Certificates({ facilityId, page }: { facilityId: number; page: Page }) {
  const issues = useMoreRows(listCertificates, {
    id: facilityId,
    first: page.data,
    total: page.total,
    rowKey: ({ number, issue }) => `${number} ${issue}`,
  })
  if (issues.total === 0) return <p>No certificate has been issued yet.</p>
  return (
    <>
      <ol className={`${layout.stack4} ${styles.issues}`}>
        {issues.rows.map((certificate) => (
          <li key={`${certificate.number} ${certificate.issue}`} data-state={certificate.state}>
            <p>
              <strong>{states[certificate.state]}</strong>{' '}
              {certificate.state === 'replaced' || certificate.origin === 'paper' ? (
                certificate.number
              ) : (
                <Link to={paths.certificate(certificate.registration_id)}>{certificate.number}</Link>
              )}
              {certificate.issue > 1 && `, issue ${certificate.issue}`}
            </p>
            <p>
              From <DayOrNotRecorded of={certificate.valid_from ?? certificate.issue_date} /> to{' '}
              <Day of={certificate.expiry_date} />
              {certificate.reissued_on && (
                <>
                  , issued again on <Day of={certificate.reissued_on} />
                </>
              )}
            </p>
            {certificate.recorded_on && (
              <p>
                <IssuedOnPaper recordedOn={certificate.recorded_on} />
              </p>
            )}
            <p className={textStyles.quiet}>
              {[
                certificate.facility_name,
                certificate.category,
                certificate.owner_name,
                certificate.address,
                certificate.lga,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {certificate.origin === 'portal' && (
              <DownloadPaper
                isCompact
                kind="certificate"
                registrationId={certificate.registration_id}
                earlier={{ number: certificate.number, issue: certificate.issue }}
              />
            )}
          </li>
        ))}
      </ol>
      <ShowMore of={issues} />
    </>
  )
}

/** Every certificate of a facility, the newest first: its number, issue and dates, and whether it is in force or replaced. */
export function CertificateHistory({ facilityId }: { facilityId: number }) {
  const certificates = useCall(listCertificates, { params: { id: facilityId }, query: { per_page: 100 } })
  return <WhenLoaded of={certificates}>{(page) => <Certificates facilityId={facilityId} page={page} />}</WhenLoaded>
}
