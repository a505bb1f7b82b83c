import type { OpenRestriction } from '@portal/contract/standing/restriction.ts'
import { restrictionKinds } from '@portal/domain/standing/standing.ts'
import { ClosedMark } from '../ui/closed-mark.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'

interface StandingMarkProps {
  facility: { closed_from: string | null; restrictions: readonly OpenRestriction[] }
}

/** Marks a facility that is suspended, sealed or closed, or whose licence is revoked, in lists and beside its status. */
export function StandingMark({ facility: { closed_from, restrictions } }: StandingMarkProps) {
  const inForce = restrictions.filter(({ state }) => state === 'in force')
  const heaviest = restrictionKinds.find((kind) => inForce.some((restriction) => restriction.kind === kind))
  return (
    <>
      {heaviest && <StatusBadge status={heaviest} />}
      <ClosedMark from={closed_from} />
    </>
  )
}
