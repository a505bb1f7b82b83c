import type { Reply } from '@portal/contract/call.ts'
import { listRepresentationsOfFacility } from '@portal/contract/standing/calls/representations.ts'
import type { Contestable } from '@portal/contract/standing/representation.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { contestedInWords } from '@portal/domain/standing/representations.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useCall } from '../../../api/use-call.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { Day } from '../../../ui/dates.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { useScrollToHash } from '../../../ui/layout/use-scroll-to-hash.ts'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import { contestedOf } from './contested.ts'
import { ContestButton } from './dialog-button.tsx'
import { OneRepresentation } from './one-representation.tsx'
import styles from './representations.module.css'

type Page = Reply<typeof listRepresentationsOfFacility>

function CanContest({ facilityId, decision }: { facilityId: number; decision: Contestable }) {
  const { against, taken_at, subject, until } = decision
  const contested = contestedOf(decision, facilityId)
  if (!contested) return null
  return (
    <div className={styles.representation}>
      <p>
        <strong>{sentenceCase(contestedInWords(against, lagosDate(Date.parse(taken_at))))}</strong>: {subject}
      </p>
      <p>
        If you do not agree, you can make a representation, once, until <Day of={until} />.
      </p>
      <ContestButton contested={contested} />
    </div>
  )
}

function Representations({ facilityId, page }: { facilityId: number; page: Page }) {
  const made = useMoreRows(listRepresentationsOfFacility, {
    id: facilityId,
    first: page.data,
    total: page.total,
    rowKey: ({ id }) => id,
  })
  useScrollToHash()
  if (page.contestable.length === 0 && made.total === 0) return null
  return (
    <Section id="representations" title="Representations">
      <Panel>
        <ul className={styles.list}>
          {page.contestable.map((decision) => (
            <li key={`${decision.against} ${decision.penalty_id ?? decision.restriction_id}`}>
              <CanContest facilityId={facilityId} decision={decision} />
            </li>
          ))}
          {made.rows.map((representation) => (
            <li key={representation.id}>
              <OneRepresentation of={representation} />
            </li>
          ))}
        </ul>
        <ShowMore of={made} />
      </Panel>
    </Section>
  )
}

/** What the owner of a facility says against decisions about it, and what can still be contested. Shown once there is something. */
export function RepresentationsOfFacility({ facilityId }: { facilityId: number }) {
  const { data: page } = useCall(listRepresentationsOfFacility, {
    params: { id: facilityId },
    query: { per_page: 100 },
  })
  return page ? <Representations facilityId={facilityId} page={page} /> : null
}
