import { Link } from 'react-router'
import { queueOrder } from '../../features/cases/queue/queue.ts'
import { QueueFilters } from '../../features/cases/queue/queue-filters.tsx'
import { QueueTools } from '../../features/cases/queue/queue-tools.tsx'
import { RegistrationTable } from '../../features/cases/queue/registration-table.tsx'
import { WaitingChanges } from '../../features/facilities/changes/waiting-changes.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** Every registration, the first submitted at the top; other views are the officers' queue. Spec §2, Registrations list. */
export function Registrations() {
  const address = useListAddress(queueOrder)
  return (
    <Page
      title="Registrations"
      lead={
        <>
          Every registration, submitted first at the top. <Link to={paths.statuses()}>What each status means</Link>{' '}
          <WaitingChanges />
        </>
      }
      actions={<QueueTools address={address} />}
    >
      <QueueFilters address={address} />
      <RegistrationTable address={address} />
    </Page>
  )
}
