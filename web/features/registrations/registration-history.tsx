import type { RegistrationEvent } from '@portal/contract/entities/registration-event.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Timeline } from '../../ui/layout/timeline.tsx'

/** Every move of a registration, by whom, when and why; the first is its start. Spec §4.5. */
export function RegistrationHistory({ events }: { events: readonly RegistrationEvent[] }) {
  return (
    <Timeline
      events={events.map(({ at, actor, from, to, reason }) => ({
        at,
        title: <StatusBadge status={to} />,
        by: actor,
        note: reason ?? (from === null && 'Registration started'),
      }))}
    />
  )
}
