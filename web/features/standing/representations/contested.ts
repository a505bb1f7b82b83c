import type { Contestable } from '@portal/contract/standing/representation.ts'

/** What an owner makes a representation against. */
export type Contested =
  | { against: 'decline'; registration_id: number }
  | { against: 'penalty'; penalty_id: number }
  | { against: 'suspension' | 'sealing' | 'revocation'; facility_id: number; restriction_id: number }

/** A penalty or a change of standing of a facility that can be contested; undefined for a decline, which is contested on its registration. */
export function contestedOf(
  { against, penalty_id, restriction_id }: Contestable,
  facility_id: number,
): Exclude<Contested, { against: 'decline' }> | undefined {
  if (against === 'decline') return undefined
  if (against === 'penalty') return penalty_id === null ? undefined : { against, penalty_id }
  return restriction_id === null ? undefined : { against, facility_id, restriction_id }
}

/** The id of what is contested. */
export function contestedId(contested: Contested): number {
  if ('registration_id' in contested) return contested.registration_id
  return 'penalty_id' in contested ? contested.penalty_id : contested.restriction_id
}
