import * as calls from '@portal/contract/messages/calls/notifications.ts'
import type { Notification } from '@portal/contract/messages/notification.ts'
import { Link } from 'react-router'
import { useCall, useCallMutation } from '../../api/use-call.ts'
import { Moment } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import styles from './messages.module.css'

function Message({ message: { id, title, body, link, read_at } }: { message: Notification }) {
  const reading = useCallMutation(calls.markNotificationsRead)
  const markRead = () => read_at === null && reading.mutate({ body: { ids: [id] } })
  return (
    <div>
      <p className={styles.title}>
        {link ? (
          <Link to={link} onClick={markRead}>
            {title}
          </Link>
        ) : (
          title
        )}
        {read_at === null && <span className={styles.unread}>New</span>}
      </p>
      <p className={styles.body}>{body}</p>
    </div>
  )
}

const columns: Column<Notification>[] = [
  { header: 'Message', inCard: 'name', cell: (message) => <Message message={message} /> },
  { header: 'Sent', inCard: 'fact', cell: ({ created_at }) => <Moment of={created_at} /> },
]

/** All messages of the portal to the person, the newest first. */
export function OwnMessages({ address }: { address: ReturnType<typeof useListAddress> }) {
  const messages = useCall(calls.listNotifications, { query: address.query })
  const reading = useCallMutation(calls.markNotificationsRead, { success: 'All messages are marked as read' })
  const unread = messages.data?.unread ?? 0
  return (
    <>
      {unread > 0 && (
        <div className={styles.actions}>
          <BusyButton
            variant="outline"
            busy={reading.isPending && 'Please wait'}
            onClick={() => reading.mutate({ body: {} })}
          >
            Mark all as read
          </BusyButton>
        </div>
      )}
      <DataTable
        caption="Messages"
        hidesCaption
        of={messages}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columns}
        onPage={address.goToPage}
        empty={
          <EmptyState icon="bell" title="No messages yet">
            Decisions, remarks and everything else that the portal tells you appear here.
          </EmptyState>
        }
      />
    </>
  )
}
