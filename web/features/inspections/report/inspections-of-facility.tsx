import { listInspectionsOfFacility } from '@portal/contract/inspections/calls/inspections.ts'
import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import textStyles from '../../../ui/text.module.css'
import { ClassBadge, InspectionBadge } from '../badges.tsx'
import { kindWords, scoreInWords } from '../inspection-words.ts'
import styles from './report.module.css'

const perPage = 20

function Line({ inspection }: { inspection: Inspection }) {
  const mayReadAll = mayDo(useSession(), 'see the inspections')
  const { id, number, kind, done_on, planned_day, planned_half, status, published_at, score, open_actions } = inspection
  const day = done_on ?? planned_day
  const title = `${kindWords[kind]}: ${number}`
  return (
    <li className={`${layout.row4} ${layout.between} ${styles.row}`}>
      <span>
        {mayReadAll || published_at !== null ? <Link to={paths.inspection(id)}>{title}</Link> : title}
        <span className={textStyles.second}>
          {done_on ? 'Visited on ' : day ? 'Planned for ' : 'No day yet'}
          {day && <Day of={day} />}
          {!done_on && planned_half && `, in the ${planned_half}`}
          {done_on && `, ${scoreInWords(score)}`}
          {open_actions > 0 &&
            `, ${byNumber(open_actions, { one: '# thing to put right', other: '# things to put right' })}`}
        </span>
      </span>
      {inspection.class ? <ClassBadge of={inspection.class} /> : <InspectionBadge status={status} />}
    </li>
  )
}

function Lines({ facilityId, first, total }: { facilityId: number; first: Inspection[]; total: number }) {
  const more = useMoreRows(listInspectionsOfFacility, { id: facilityId, first, total, rowKey: ({ id }) => id })
  if (total === 0) return <p>The ministry has not inspected this facility yet.</p>
  return (
    <div className={layout.stack4}>
      <ul className={`${layout.stack3} ${layout.list}`}>
        {more.rows.map((inspection) => (
          <Line key={inspection.id} inspection={inspection} />
        ))}
      </ul>
      <ShowMore of={more} />
    </div>
  )
}

/** The inspections of a facility, the newest first; for its owner those that are published or announced. */
export function InspectionsOfFacility({ facilityId, actions }: { facilityId: number; actions?: ReactNode }) {
  const inspections = useCall(listInspectionsOfFacility, { params: { id: facilityId }, query: { per_page: perPage } })
  return (
    <Section id="inspections" title="Inspections" actions={actions}>
      <Panel>
        <WhenLoaded of={inspections}>
          {({ data, total }) => <Lines facilityId={facilityId} first={data} total={total} />}
        </WhenLoaded>
      </Panel>
    </Section>
  )
}
