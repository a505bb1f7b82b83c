import * as calls from '@portal/contract/concerns/calls.ts'
import type { ConcernDetails } from '@portal/contract/concerns/concern.ts'
import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { placeInWords } from '@portal/domain/facilities/not-recorded.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall, useCallMutation } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './concerns.module.css'

const maxFound = 5

function FoundFacilities({ concern, q }: { concern: ConcernDetails; q: string }) {
  const found = useCall(listFacilitiesForOfficer, { query: { q, per_page: maxFound } })
  const link = useCallMutation(calls.linkConcern, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  const isLinked = (id: number) => concern.facilities.some((facility) => facility.id === id)
  return (
    <WhenLoaded of={found}>
      {({ data }) =>
        data.length === 0 ? (
          <p>No facility was found. Try fewer words, or a number.</p>
        ) : (
          <ul className={layout.stack3}>
            {data.map(({ facility: { id, company_name, address, local_gov_areas } }) => (
              <li key={id} className={`${layout.row4} ${layout.between} ${styles.facility}`}>
                <span>
                  {company_name}
                  <span className={textStyles.second}>{placeInWords({ address, lga: local_gov_areas.list })}</span>
                </span>
                {isLinked(id) ? (
                  <span className={textStyles.second}>Linked</span>
                ) : (
                  <BusyButton
                    variant="outline"
                    isCompact
                    busy={link.isPending && 'Linking'}
                    onClick={() => link.mutate({ params: { id: concern.id }, body: { facility_id: id } })}
                  >
                    Link<VisuallyHidden> {company_name}</VisuallyHidden>
                  </BusyButton>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}

function Unlink({ concern, facility }: { concern: ConcernDetails; facility: ConcernDetails['facilities'][number] }) {
  const unlink = useCallMutation(calls.unlinkConcern, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  return (
    <BusyButton
      variant="subtle"
      isCompact
      busy={unlink.isPending && 'Please wait'}
      onClick={() => unlink.mutate({ params: { id: concern.id, facility_id: facility.id } })}
    >
      Unlink<VisuallyHidden> {facility.company_name}</VisuallyHidden>
    </BusyButton>
  )
}

/** The facilities that a concern is about, and a search to link others. */
export function LinkedFacilities({ concern }: { concern: ConcernDetails }) {
  const [q, setQ] = useState('')
  const mayLink = concern.offered.includes('Link facility')
  return (
    <div className={layout.stack4}>
      {concern.facilities.length === 0 && <p>It is not linked to a facility.</p>}
      {concern.facilities.length > 0 && (
        <ul className={layout.stack3}>
          {concern.facilities.map((facility) => (
            <li key={facility.id} className={`${layout.row4} ${layout.between} ${styles.facility}`}>
              <Link to={paths.facility(facility.id)}>{facility.company_name}</Link>
              {concern.offered.includes('Unlink facility') && <Unlink concern={concern} facility={facility} />}
            </li>
          ))}
        </ul>
      )}
      {mayLink && <SearchBox label="Find a facility to link" value={q} onSearch={setQ} />}
      {mayLink && q !== '' && <FoundFacilities concern={concern} q={q} />}
    </div>
  )
}
