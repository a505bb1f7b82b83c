import type { ApprovedTypeChange } from '@portal/contract/facilities/approved-type-change.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { Moment } from '../../../ui/dates.tsx'
import text from '../../../ui/text.module.css'
import { OldAndNew } from './change-comparison.tsx'

/** A change of type that was approved, with the way to its application. */
export function ApprovedChangeOfType({ change }: { change: ApprovedTypeChange }) {
  const { id, reference, from, to, approved_at, approved_by } = change
  const isOfficer = mayDo(useSession(), 'see the applications')
  return (
    <>
      <p>
        <strong>Approved</strong>
        <span className={text.quiet}>
          {' '}
          on <Moment of={approved_at} />
          {approved_by && ` by ${approved_by}`}
        </span>
      </p>
      <OldAndNew rows={[{ label: 'Type of facility', before: from, after: to }]} />
      <p>
        <Link to={isOfficer ? paths.review(id) : paths.registration(id)}>Open application {reference}</Link>
      </p>
    </>
  )
}
