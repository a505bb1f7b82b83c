import type { FacilityFlag } from '@portal/contract/facilities/facility-flag.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { orNotRecorded } from '@portal/domain/facilities/not-recorded.ts'
import { Link } from 'react-router'
import { Allowed } from '../../../api/allowed.tsx'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AcceptFlag } from './accept-flag.tsx'
import { flagWords, reasonWords } from './flag-words.ts'

function OtherFacilities({ of: { facilities, total, keys } }: { of: FacilityFlag }) {
  const unnamed = total - facilities.length
  return (
    <>
      <ul>
        {facilities.map(({ id, company_name, address, owner_name, cac, reasons, is_accepted }) => (
          <li key={id}>
            <Link to={paths.facility(id)}>{company_name}</Link>, {address || 'address not recorded'} (
            {reasons.map((reason) => reasonWords[reason]).join(', ')}
            {is_accepted && keys.length > 0 && '; accepted'}). Owner: {orNotRecorded(owner_name)}.
            {cac && ` CAC: ${cac}.`}
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p>And {unnamed} more.</p>}
    </>
  )
}

function Acceptances({ of: { accepted } }: { of: FacilityFlag }) {
  return accepted.map(({ reason, by, at }) => (
    <p key={`${at} ${reason}`}>
      Accepted by {by} on <Day of={at} />: {reason}
    </p>
  ))
}

/** What an officer should look into about a facility: with which others, who accepted it and why, and Accept while it is open. */
export function FacilityFlags({ facilityId, flags }: { facilityId: number; flags: readonly FacilityFlag[] }) {
  return flags.map((flag) => {
    const { title, advice } = flagWords[flag.kind]
    const isOpen = flag.keys.length > 0
    return (
      <Notice
        key={flag.kind}
        tone={isOpen ? 'warning' : 'success'}
        title={isOpen ? title : `${title} (accepted)`}
        action={
          isOpen && (
            <Allowed to={facilityActions['Accept flag'].may}>
              <AcceptFlag facilityId={facilityId} flag={flag} />
            </Allowed>
          )
        }
      >
        {isOpen && <p>{advice}</p>}
        <OtherFacilities of={flag} />
        <Acceptances of={flag} />
      </Notice>
    )
  })
}
