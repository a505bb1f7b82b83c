import type { Penalty } from '@portal/contract/entities/penalty.ts'
import { Timeline } from '../../ui/layout/timeline.tsx'

/** What a facility was penalised for, the newest first. */
export function PenaltiesOfFacility({ penalties }: { penalties: readonly Penalty[] }) {
  if (penalties.length === 0) return <p>This facility has not been penalised.</p>
  return <Timeline events={penalties.map(({ created_at, comment }) => ({ at: created_at, title: comment }))} />
}
