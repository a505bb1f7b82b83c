import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../inspections.module.css'

const maxFound = 6

interface FoundProps {
  q: string
  onChoose: (facility: FacilityWithPlaces) => void
}

function Found({ q, onChoose }: FoundProps) {
  const found = useCall(listFacilitiesForOfficer, { query: { q, per_page: maxFound } })
  return (
    <WhenLoaded of={found}>
      {({ data }) =>
        data.length === 0 ? (
          <p>No facility was found. Try fewer words, or a number.</p>
        ) : (
          <ul className={layout.stack2} aria-label="Facilities found">
            {data.map(({ facility }) => (
              <li key={facility.id} className={`${layout.row3} ${layout.between} ${styles.found}`}>
                <span>
                  {facility.company_name}
                  <span className={textStyles.second}>
                    {facility.facility_types.category_list}, {facility.local_gov_areas.list}
                  </span>
                </span>
                <Button variant="outline" isCompact onClick={() => onChoose(facility)}>
                  Choose<VisuallyHidden> {facility.company_name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}

/** Finds the facility that is visited. */
export function FindFacility({ onChoose }: Pick<FoundProps, 'onChoose'>) {
  const [q, setQ] = useState('')
  return (
    <div className={layout.stack4}>
      <SearchBox label="Which facility" value={q} onSearch={setQ} />
      {q !== '' && <Found q={q} onChoose={onChoose} />}
    </div>
  )
}
