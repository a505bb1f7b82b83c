import type { Notification } from '@portal/contract/messages/notification.ts'
import { Link } from 'react-router'
import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { Timeline } from '../../../ui/layout/timeline.tsx'

const howMany = 5

function Title({ of: { id, title, link } }: { of: Notification }) {
  // Two notifications can have the same title. The description makes their links distinct for screen readers.
  return link ? (
    <Link to={link} aria-describedby={`notification-${id}`}>
      {title}
    </Link>
  ) : (
    title
  )
}

/** An owner's newest notifications: decisions and penalties. Hidden if there are none. Spec §7, Dashboards. */
export function NewestNotifications() {
  const newest = useCall(calls.listNotifications, { query: { per_page: howMany } })
  if (newest.data?.data.length === 0) return null
  return (
    <Section title="Notifications">
      <Panel>
        <WhenLoaded of={newest}>
          {({ data }) => (
            <Timeline
              events={data.map((one) => ({
                id: one.id,
                at: one.created_at,
                title: <Title of={one} />,
                note: <span id={`notification-${one.id}`}>{one.body}</span>,
              }))}
            />
          )}
        </WhenLoaded>
      </Panel>
    </Section>
  )
}
