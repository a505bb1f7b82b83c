import { listPenaltiesOfFacility } from '@portal/contract/calls/contents-lists.ts'
import type { Penalty } from '@portal/contract/entities/penalty.ts'
import { useMoreRows } from '../../api/use-more-rows.ts'
import { ShowMore } from '../../ui/table/show-more.tsx'
import { Timeline } from '../../ui/layout/timeline.tsx'

interface PenalisedFacility {
  id: number
  penalties: readonly Penalty[]
  totals: { penalties: number }
}

/** The penalties of a facility, the newest first. */
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
      <Timeline events={penalties.rows.map(({ created_at, comment }) => ({ at: created_at, title: comment }))} />
      <ShowMore of={penalties} />
    </>
  )
}
