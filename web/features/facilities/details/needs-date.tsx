import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Says of a facility from the paper register that nobody knows until when it is licensed. */
export function NeedsDate({ facility: { needs_date, paper_number } }: { facility: FacilityWithPlaces }) {
  if (!needs_date) return null
  return (
    <Notice tone="warning" title="Needs a date">
      <p>
        The paper register has {paper_number ? `the number ${paper_number}` : 'a licence'} of this facility, but neither
        the day of issue nor the last day. So it has no licence in the portal until one of the two days is recorded.
      </p>
    </Notice>
  )
}
