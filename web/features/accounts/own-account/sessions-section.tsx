import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import type { Session } from '@portal/contract/accounts/session.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useCall } from '../../../api/use-call.ts'
import { Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './own-account.module.css'

const columns: Column<Session>[] = [
  { header: 'Device', inCard: 'name', cell: ({ device }) => device },
  { header: 'Logged in', cell: ({ created_at }) => <Moment of={created_at} /> },
  {
    header: 'Last used',
    cell: ({ used_at, is_current }) => (is_current ? 'Now, this device' : <Moment of={used_at} />),
  },
  {
    header: 'Action',
    isAction: true,
    inCard: 'actions',
    cell: ({ id, device, is_current }) =>
      !is_current && (
        <ConfirmedButton
          call={calls.endOneSession}
          sent={{ params: { id } }}
          isCompact
          label={
            <>
              Log out<VisuallyHidden> {device}</VisuallyHidden>
            </>
          }
          title={`Log out ${device}?`}
          confirm="Log out"
          success="The device was logged out"
        >
          Whoever uses it must log in again. What was typed there and not sent may be lost.
        </ConfirmedButton>
      ),
  },
]

/** The devices on which the person is signed in. */
export function SessionsSection() {
  const sessions = useCall(calls.listSessions)
  const hasOthers = (sessions.data?.data.length ?? 0) > 1
  return (
    <Section
      id="devices"
      title="Where you are logged in"
      actions={
        hasOthers && (
          <ConfirmedButton
            call={calls.endOtherSessions}
            sent={{}}
            label="Log out all other devices"
            title="Log out all other devices?"
            confirm="Log out"
            success="All other devices were logged out"
          >
            You stay logged in on this device.
          </ConfirmedButton>
        )
      }
    >
      <p className={styles.lead}>
        If you do not recognise a device, log it out and change your password. A device that is not used is logged out
        by itself.
      </p>
      <DataTable
        caption="Devices on which you are logged in"
        hidesCaption
        of={sessions}
        rows={({ data }) => data}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState isSmall title="You are logged in nowhere else" />}
      />
    </Section>
  )
}
