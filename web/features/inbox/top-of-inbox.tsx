import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import * as calls from '../../api/first-page-calls.ts'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Section } from '../../ui/layout/page.tsx'
import styles from './inbox.module.css'
import { NothingWaits } from './inbox-list.tsx'
import { InboxRows } from './inbox-rows.tsx'
import { InboxTabs } from './inbox-tabs.tsx'
import { OverTime } from './over-time.tsx'

const shown = 7

/** What waits for the signed-in officer longest. web/app/first-calls.ts fetches it in advance. */
export function useTopOfInbox() {
  return useCall(calls.listInbox, { query: { per_page: shown } })
}

/** The first rows of the inbox, for the dashboard. */
export function TopOfInbox() {
  return (
    <Section title="Needs you today" actions={<Link to={paths.inbox()}>Open inbox</Link>}>
      <WhenLoaded of={useTopOfInbox()} skeleton={<LinesSkeleton lines={7} />}>
        {({ data, total, over_time, kinds }) =>
          total === 0 ? (
            <NothingWaits isAll />
          ) : (
            <div className={`${layout.panel} ${styles.box}`}>
              <div className={styles.head}>
                <InboxTabs counts={kinds} chosen={undefined} />
                <OverTime count={over_time} />
              </div>
              <InboxRows items={data} label="Needs you today" />
              {total > data.length && (
                <p className={styles.more}>
                  {byNumber(total - data.length, { one: '# more in your inbox.', other: '# more in your inbox.' })}
                </p>
              )}
            </div>
          )
        }
      </WhenLoaded>
    </Section>
  )
}
