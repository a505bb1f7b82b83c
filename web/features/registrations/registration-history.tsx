import { listHistory } from '@portal/contract/calls/contents-lists.ts'
import type { RegistrationEvent } from '@portal/contract/entities/registration-event.ts'
import { decidedStatuses } from '@portal/domain/registration-status.ts'
import { useMoreRows } from '../../api/use-more-rows.ts'
import { ShowMore } from '../../ui/table/show-more.tsx'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Timeline } from '../../ui/layout/timeline.tsx'

/** What stands where no reason was given. */
function noteWithout({ from, to }: Pick<RegistrationEvent, 'from' | 'to'>): string | undefined {
  if (from === null) return 'Registration started'
  return decidedStatuses.some((status) => status === to) ? 'No reason was given' : undefined
}

/** Every status change of a registration, with the person, time and reason, from its start. Spec §4.5. */
export function RegistrationHistory({
  of: { registration, totals },
}: {
  of: Pick<RegistrationDetails, 'registration' | 'totals'>
}) {
  const events = useMoreRows(listHistory, {
    id: registration.id,
    first: registration.history,
    total: totals.history,
    rowKey: ({ at, to, reason }) => `${at} ${to} ${reason}`,
    isNewestFirst: true,
  })
  return (
    <>
      <ShowMore of={events} what="lines" label="Show earlier lines" />
      <Timeline
        events={events.rows.map(({ at, actor, from, to, reason }) => ({
          at,
          title: <StatusBadge status={to} />,
          by: actor,
          note: reason ?? noteWithout({ from, to }),
        }))}
      />
    </>
  )
}
