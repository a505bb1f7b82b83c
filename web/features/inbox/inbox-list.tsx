import { inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import * as calls from '../../api/first-page-calls.ts'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import layout from '../../ui/layout/layout.module.css'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { ListKeys } from '../../ui/table/list-keys.tsx'
import { Pages } from '../../ui/table/pages.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import styles from './inbox.module.css'
import { InboxRows } from './inbox-rows.tsx'
import { InboxTabs } from './inbox-tabs.tsx'
import { OverTime } from './over-time.tsx'

/** The whole inbox of an officer, with its kind and page in the address. */
export function InboxList({ address }: { address: ReturnType<typeof useListAddress> }) {
  const inbox = useCall(calls.listInbox, { query: address.query })
  const chosen = inboxKindNames.find((kind) => kind === address.get('kind'))
  return (
    <WhenLoaded of={inbox} skeleton={<LinesSkeleton lines={10} />}>
      {(list) => (
        <div
          className={`${layout.panel} ${styles.box}`}
          data-empty={list.total === 0 || undefined}
          aria-busy={inbox.isPlaceholderData}
        >
          <div className={styles.head}>
            <InboxTabs counts={list.kinds} chosen={chosen} />
            <OverTime count={list.over_time} />
          </div>
          {list.total === 0 ? (
            <NothingWaits isAll={chosen === undefined} />
          ) : (
            <InboxRows items={list.data} label="Inbox" chosen={chosen} hasKeys />
          )}
          {list.total > 0 && (
            <Pages of={list} onPage={address.goToPage} onPageSize={(per_page) => address.filter({ per_page })}>
              <ListKeys />
            </Pages>
          )}
        </div>
      )}
    </WhenLoaded>
  )
}

/** Shown where nothing waits: of all kinds, or of the one that is chosen. */
export function NothingWaits({ isAll }: { isAll: boolean }) {
  return (
    <EmptyState
      isSmall
      icon="check"
      title="Nothing waits for you."
      action={
        isAll ? (
          <LinkButton to={paths.registrations()} variant="default">
            See all registrations
          </LinkButton>
        ) : (
          <LinkButton to={paths.inbox()} variant="default">
            See the whole inbox
          </LinkButton>
        )
      }
    />
  )
}
