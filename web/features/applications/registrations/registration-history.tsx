import type { ApplicationChange } from '@portal/contract/applications/application-change.ts'
import { listHistory } from '@portal/contract/applications/calls/contents-lists.ts'
import type { RegistrationEvent } from '@portal/contract/applications/registration-event.ts'
import { changeInWords, fieldLabel, valueInWords } from '@portal/domain/applications/change-words.ts'
import { decidedStatuses } from '@portal/domain/applications/registration-status.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { Timeline } from '../../../ui/layout/timeline.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import styles from './registration.module.css'

/** What stands where no reason was given. */
function noteWithout({ from, to }: Pick<RegistrationEvent, 'from' | 'to'>): string | undefined {
  if (from === null) return 'Registration started'
  return decidedStatuses.some((status) => status === to) ? 'No reason was given' : undefined
}

/** What was changed from what to what, and why. */
function ChangeNote({ change, reason }: { change: ApplicationChange; reason: string | null }) {
  return (
    <>
      {change.fields.map(({ field, before, after }) => (
        <span key={field} className={styles.changed}>
          {fieldLabel(field)}: <del>{valueInWords(field, before)}</del> <ins>{valueInWords(field, after)}</ins>
        </span>
      ))}
      {reason}
    </>
  )
}

type Line = RegistrationDetails['registration']['history'][number]

function keyOf({ at, to, reason, change }: Line): string {
  return `${at} ${to} ${reason} ${change && changeInWords(change)}`
}

/** Every change of the status and of the contents of a registration, with the person, time and reason, from its start. Spec §4.5. */
export function RegistrationHistory({
  of: { registration, totals },
}: {
  of: Pick<RegistrationDetails, 'registration' | 'totals'>
}) {
  const events = useMoreRows(listHistory, {
    id: registration.id,
    first: registration.history,
    total: totals.history,
    rowKey: keyOf,
    isNewestFirst: true,
  })
  return (
    <>
      <ShowMore of={events} label="Show earlier lines" />
      <Timeline
        events={events.rows.map((event) => {
          const { at, actor, from, to, reason, change } = event
          return {
            id: keyOf(event),
            at,
            title: change ? changeInWords(change) : <StatusBadge status={to} />,
            by: actor,
            note: change ? <ChangeNote change={change} reason={reason} /> : (reason ?? noteWithout({ from, to })),
          }
        })}
      />
    </>
  )
}
