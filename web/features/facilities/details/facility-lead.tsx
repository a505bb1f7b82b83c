import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import type { ReactNode } from 'react'
import layout from '../../../ui/layout/layout.module.css'
import styles from './facility-lead.module.css'

/** The lead below a facility's name: category, LGA and status. */
export function FacilityLead({ facility, badge }: { facility: FacilityWithPlaces; badge: ReactNode }) {
  return (
    <div className={`${layout.line} ${styles.lead}`}>
      <span>
        {facility.facility_types.category_list}, {facility.local_gov_areas.list}
      </span>
      {badge}
    </div>
  )
}
