import { listPenaltiesOfFacility } from '@portal/contract/applications/calls/contents-lists.ts'
import type { Penalty } from '@portal/contract/standing/penalty.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Timeline } from '../../../ui/layout/timeline.tsx'
import { PenaltyBadge } from '../../../ui/penalty-badge.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import styles from './penalties.module.css'
import { PenaltyMoney } from './penalty-money.tsx'
import { WaivePenalty } from './waive-penalty.tsx'

interface PenalisedFacility {
  id: number
  company_name: string
  penalties: readonly Penalty[]
  totals: { penalties: number }
}

/** The penalties of a facility, the newest first, with what is to be paid. */
export function PenaltiesOfFacility({ facility }: { facility: PenalisedFacility }) {
  const penalties = useMoreRows(listPenaltiesOfFacility, {
    id: facility.id,
    first: facility.penalties,
    total: facility.totals.penalties,
    rowKey: ({ id }) => id,
  })
  if (penalties.total === 0) return <p>This facility has not been penalised.</p>
  return (
    <>
      <Timeline
        events={penalties.rows.map((penalty) => ({
          id: penalty.id,
          at: penalty.created_at,
          title: (
            <div className={layout.line}>
              <span>{penalty.offence ?? penalty.comment}</span>
              <PenaltyBadge penalty={penalty} />
            </div>
          ),
          note: (
            <div className={`${layout.stack1} ${styles.note}`}>
              {penalty.offence && <div>{penalty.comment}</div>}
              <PenaltyMoney penalty={penalty} />
              <WaivePenalty penalty={penalty} company_name={facility.company_name} />
            </div>
          ),
        }))}
      />
      <ShowMore of={penalties} />
    </>
  )
}
