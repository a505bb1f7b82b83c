import { useState } from 'react'
import { Link } from 'react-router'
import { queueOrder } from '../../features/cases/queue/queue.ts'
import { QueueFilters } from '../../features/cases/queue/queue-filters.tsx'
import { QueueTools } from '../../features/cases/queue/queue-tools.tsx'
import { RegistrationTable } from '../../features/cases/queue/registration-table.tsx'
import { WaitingChanges } from '../../features/facilities/changes/waiting-changes.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

const storageKey = 'queue-compact-rows'

/** Whether the officer wants less space in each row of the queue. This browser remembers it. */
function useCompactRows(): [isCompact: boolean, setCompact: (isCompact: boolean) => void] {
  const [isCompact, setState] = useState(() => localStorage.getItem(storageKey) === 'yes')
  function setCompact(compact: boolean) {
    localStorage.setItem(storageKey, compact ? 'yes' : 'no')
    setState(compact)
  }
  return [isCompact, setCompact]
}

/** Every registration, the first submitted at the top; other views are the officers' queue. Spec §2, Registrations list. */
export function Registrations() {
  const address = useListAddress(queueOrder)
  const [isCompact, setCompact] = useCompactRows()
  return (
    <Page
      title="Registrations"
      lead={
        <>
          Every registration, submitted first at the top. <Link to={paths.statuses()}>What each status means</Link>{' '}
          <WaitingChanges />
        </>
      }
      actions={<QueueTools address={address} isCompact={isCompact} onCompact={setCompact} />}
    >
      <QueueFilters address={address} />
      <RegistrationTable address={address} isCompact={isCompact} />
    </Page>
  )
}
