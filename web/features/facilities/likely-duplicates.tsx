import type { Facility } from '@portal/contract/entities/facility.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Other facilities that may be the same one. Spec §3.2. */
export function LikelyDuplicates({ duplicates }: { duplicates: readonly Facility[] }) {
  if (duplicates.length === 0) return null
  return (
    <Notice tone="warning" title="This facility may be recorded already">
      <p>
        These share its CAC number, phone number or position, or have a similar name in the same LGA. Compare them
        before you decide.
      </p>
      <ul>
        {duplicates.map(({ id, company_name, owner_name, address, cac }) => (
          <li key={id}>
            <Link to={paths.facility(id)}>{company_name}</Link>, {address}. Owner: {owner_name}.{cac && ` CAC: ${cac}.`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
