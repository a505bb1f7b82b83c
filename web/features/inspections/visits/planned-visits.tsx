import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { useCall } from '../../../api/use-call.ts'
import { listInspections } from '../../../api/visits/visit-calls.ts'
import { Day } from '../../../ui/dates.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { useKeepVisits } from './use-keep-visits.ts'
import styles from './visits.module.css'

const open = (status: 'planned' | 'under way') => ({ query: { mine: '1', status, per_page: 100 } }) as const

interface PlannedProps {
  person: number
  /** The visits that are on this phone. */
  kept: ReadonlySet<number>
}

/** My visits that are not on this phone: planned, and under way. */
export function PlannedVisits({ person, kept }: PlannedProps) {
  const planned = useCall(listInspections, open('planned'))
  const underWay = useCall(listInspections, open('under way'))
  const { keep, isKeeping, problem, isPersistent } = useKeepVisits(person)
  const error = planned.error ?? underWay.error
  // Without a network the page shows what is on this phone.
  if (error?.code === 'unreachable') return <p>Without a network you see the visits that are on this phone.</p>
  if (error) return <LoadProblem problem={error} onRetry={() => Promise.all([planned.refetch(), underWay.refetch()])} />
  if (!planned.data || !underWay.data) return <LinesSkeleton />
  const visits = [...underWay.data.data, ...planned.data.data].filter(({ id }) => !kept.has(id))
  return (
    <Section
      title="My visits"
      actions={
        visits.length > 1 && (
          <BusyButton
            variant="default"
            busy={isKeeping.length > 0 && 'Keeping'}
            onClick={() => void keep(visits.map(({ id }) => id))}
          >
            Keep all on this phone
          </BusyButton>
        )
      }
    >
      {problem && (
        <p className={textStyles.error} role="alert">
          {problem}
        </p>
      )}
      {isPersistent === false && (
        <p className={textStyles.note} role="status">
          This browser does not promise to keep what is stored when the storage of the phone becomes short. Send as soon
          as you have a network.
        </p>
      )}
      {visits.length === 0 && (
        <p>{kept.size > 0 ? 'All your visits are on this phone.' : 'No visit is planned for you.'}</p>
      )}
      <ul className={layout.stack3}>
        {visits.map((visit) => (
          <PlannedVisit
            key={visit.id}
            visit={visit}
            isKeeping={isKeeping.includes(visit.id)}
            onKeep={() => void keep([visit.id])}
          />
        ))}
      </ul>
    </Section>
  )
}

function PlannedVisit({ visit, isKeeping, onKeep }: { visit: Inspection; isKeeping: boolean; onKeep: () => void }) {
  const { company_name, planned_day, planned_half, lga, status } = visit
  return (
    <li className={styles.visit}>
      <div className={layout.stack1}>
        <h3>{company_name}</h3>
        <p>
          {status === 'under way' ? 'Under way' : 'Planned'}
          {planned_day && (
            <>
              , <Day of={planned_day} />
            </>
          )}
          {planned_half && `, ${planned_half}`}
        </p>
        <p className={textStyles.note}>
          {visit.facility_type}, {lga}
        </p>
      </div>
      {isKeeping ? (
        <BusyButton busy="Keeping">Keep</BusyButton>
      ) : (
        <Button aria-label={`Keep on this phone: ${company_name}`} onClick={onKeep}>
          Keep on this phone
        </Button>
      )}
    </li>
  )
}
