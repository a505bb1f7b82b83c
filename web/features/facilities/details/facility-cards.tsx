import type { Reply } from '@portal/contract/call.ts'
import { waitsForOwner } from '@portal/domain/facilities/next-step.ts'
import { Link } from 'react-router'
import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { CardsSkeleton } from '../../../ui/table/card-list.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import { useListAddress } from '../../../ui/table/use-list-address.ts'
import styles from './facility-card.module.css'
import { FacilityCard } from './facility-card.tsx'

/** The search box is shown from this number of facilities on. */
const searchFrom = 6

/** Shown when there are no cards. */
export function NoFacilities() {
  return (
    <EmptyState title="No Facilities Added yet" action={<LinkButton to={paths.addFacility()}>Add Facility</LinkButton>}>
      Add your facility first. Then you can start its registration.{' '}
      <a href={paths.guides()}>See what to have ready before you start</a>
    </EmptyState>
  )
}

type Listed = Reply<typeof calls.listFacilities>['data']['data']

/** The facilities of a page, first those that wait for their owner. */
function ownersFirst(facilities: Listed): Listed {
  const waits = (facility: Listed[number]) => waitsForOwner(facility)
  return [...facilities.filter(waits), ...facilities.filter((facility) => !waits(facility))]
}

/** The owner's facilities as cards, page by page, with a search box if there are many. Spec §2. */
export function FacilityCards() {
  const address = useListAddress()
  const words = address.get('q')
  const facilities = useCall(calls.listFacilities, { query: address.query })
  return (
    <WhenLoaded of={facilities} skeleton={<CardsSkeleton />}>
      {({ data: list }) => (
        <>
          {(words || list.total >= searchFrom || facilities.isPlaceholderData) && (
            <SearchBox
              label="Search your facilities"
              value={words}
              onSearch={(q, isTyping) => address.filter({ q }, isTyping)}
            />
          )}
          {list.total === 0 && !words && <NoFacilities />}
          {list.total === 0 && words && (
            <EmptyState title={`No facility matches “${words}”`} icon="search">
              Try fewer words of its name, its owner’s name, its phone or its CAC number.
            </EmptyState>
          )}
          {list.data.length > 0 && (
            <ul className={layout.stack3} aria-label="Your facilities">
              {(words ? list.data : ownersFirst(list.data)).map((facility) => (
                <FacilityCard
                  key={facility.id}
                  facility={facility}
                  searched={{ typed: words, matched: list.matched }}
                  onRefused={facilities.refetch}
                />
              ))}
            </ul>
          )}
          <p className={`${layout.row4} ${styles.help}`}>
            {list.data.length > 0 && <Link to={paths.statuses()}>What each status means</Link>}
            <Link to={paths.claim()}>Have a letter with a code?</Link>
          </p>
          {list.last_page > 1 && <Pages of={list} onPage={address.goToPage} />}
        </>
      )}
    </WhenLoaded>
  )
}
