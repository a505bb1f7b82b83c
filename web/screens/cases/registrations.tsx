import { Link } from 'react-router'
import { queueOrder } from '../../features/cases/queue/queue.ts'
import { QueueActions } from '../../features/cases/queue/queue-actions.tsx'
import { QueueFilters } from '../../features/cases/queue/queue-filters.tsx'
import { QueueTabs } from '../../features/cases/queue/queue-tabs.tsx'
import { RegistrationTable } from '../../features/cases/queue/registration-table.tsx'
import { WaitingChanges } from '../../features/facilities/changes/waiting-changes.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { paths } from '../../paths.ts'
import layout from '../../ui/layout/layout.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'
import textStyles from '../../ui/text.module.css'

/** Every registration, the first submitted at the top; the other views are the officers' queue. Spec §2, Registrations list. */
export function Registrations() {
  const address = useListAddress(queueOrder)
  return (
    <Page title="Registrations" actions={<QueueActions address={address} />}>
      <div className={layout.stack3}>
        <QueueTabs address={address} />
        <QueueFilters address={address} />
        <RegistrationTable address={address} />
        <p className={`${textStyles.note} ${layout.line}`}>
          <span>
            All has every registration, submitted first at the top. <MenuNumber of="registrations" />
          </span>
          <Link to={paths.statuses()}>What each status means</Link>
          <WaitingChanges />
        </p>
      </div>
    </Page>
  )
}
