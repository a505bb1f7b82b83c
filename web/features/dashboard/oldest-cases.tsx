import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import { waitingStatuses } from '@portal/domain/registration-status.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { usePortal } from '../../api/use-portal.ts'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Section } from '../../ui/layout/page.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { daysInWords, daysSince } from './days-waiting.ts'
import styles from './oldest-cases.module.css'

type Case = Reply<typeof calls.listRegistrations>['data'][number]

const howMany = 10
const queue = { status: waitingStatuses.join(), sort: 'submitted_at' } as const
/** The address of the queue, so that each case links on to the next one. */
const queueAddress = new URLSearchParams(queue).toString()

function Waiting({ since, usual }: { since: string; usual: number | undefined }) {
  const days = daysSince(since)
  const isLate = usual !== undefined && days > usual
  return (
    <span className={styles.days} data-late={isLate || undefined}>
      {isLate && <Icon name="clock" size={16} />}
      {daysInWords(days)}
    </span>
  )
}

function columnsWith(usual: number | undefined): Column<Case>[] {
  return [
    {
      header: 'Facility',
      cell: ({ id, facility }) => <Link to={paths.approval(id, queueAddress)}>{facility.company_name}</Link>,
    },
    { header: 'Category', cell: ({ facility }) => facility.facility_types.category_list },
    { header: 'LGA', cell: ({ facility }) => facility.local_gov_areas.list },
    { header: 'Status', cell: (row) => <StatusBadge {...row} /> },
    { header: 'Submitted', cell: ({ submitted_at }) => submitted_at && <Day of={submitted_at} /> },
    {
      header: 'Waiting',
      cell: ({ submitted_at }) => submitted_at && <Waiting since={submitted_at} usual={usual} />,
      isFigure: true,
    },
  ]
}

/** The submitted cases that wait longest for the ministry, the oldest first, each with its days. */
export function OldestCases() {
  const usual = usePortal()?.service_days
  const cases = useCall(calls.listRegistrations, { query: { ...queue, per_page: howMany } })
  return (
    <Section
      title="Waiting longest"
      actions={
        <LinkButton to={paths.queue(queueAddress)} variant="default">
          See the whole queue
        </LinkButton>
      }
    >
      {usual !== undefined && (
        <p className={styles.lead}>A case usually takes {usual} days. Those past it are marked.</p>
      )}
      <DataTable
        caption="The cases that wait longest"
        hidesCaption
        of={cases}
        // The queue ends with what is not submitted yet.
        rows={({ data }) => data.filter(({ submitted_at }) => submitted_at !== null)}
        rowKey={({ id }) => id}
        columns={columnsWith(usual)}
        empty={
          <EmptyState title="No case is waiting" icon="check">
            Applications appear here as soon as their owners submit them.
          </EmptyState>
        }
      />
    </Section>
  )
}
