import { type DuplicateReason, duplicateReasons } from './warnings.ts'

/** What an officer should look into about a facility: its operating officer has another facility, or it may be recorded twice. */
export const flagKinds = ['practitioner', 'duplicate'] as const

/** One of `flagKinds`. */
export type FlagKind = (typeof flagKinds)[number]

/** What tells that the operating officers of two facilities are the same person. */
const practitionerReasons = ['folio', 'council number', 'phone and name'] as const

/** Everything that two facilities can share. */
export const flagReasons = [...practitionerReasons, ...duplicateReasons] as const

/** One of `flagReasons`. */
export type FlagReason = (typeof practitionerReasons)[number] | DuplicateReason

/** One thing that a facility shares with another. */
export interface SharedDetail {
  /** The other facility. */
  other_id: number
  /** What they share, with its value where it has one: `folio 45678`, `phone`. */
  shared: string
  /** Whether an officer has accepted it for these two facilities. */
  is_accepted: boolean
}

/** Two facilities in the order of their ids, and what they share. */
export interface AcceptedPair {
  facility_id: number
  other_id: number
  shared: string
}

/** Names a shared detail in what an officer sends to accept it. */
function flagKey({ other_id, shared }: Pick<SharedDetail, 'other_id' | 'shared'>): string {
  return `${other_id} ${shared}`
}

/** What an officer has not accepted yet. A flag is open while there is something. */
export function openKeys(details: readonly SharedDetail[]): string[] {
  return details.filter(({ is_accepted }) => !is_accepted).map(flagKey)
}

/**
 * What accepting a flag accepts: of the open details only those that the officer saw. A practitioner is accepted for every
 * two of the facilities, so nobody is asked again on the page of another one; duplicates only with this facility. The pairs
 * are in a fixed order, so that two officers who accept at once do not wait for each other in a circle.
 */
export function pairsToAccept(
  { kind, facilityId }: { kind: FlagKind; facilityId: number },
  details: readonly SharedDetail[],
  seen: readonly string[],
): AcceptedPair[] {
  const accepted = details.filter((detail) => !detail.is_accepted && seen.includes(flagKey(detail)))
  const pairs = accepted.flatMap(({ other_id, shared }) => {
    const known = details.filter(
      (detail) => detail.shared === shared && (detail.is_accepted || accepted.includes(detail)),
    )
    const others = kind === 'practitioner' ? known.map((detail) => detail.other_id) : []
    return [facilityId, ...others].filter((id) => id !== other_id).map((id) => pairOf(id, other_id, shared))
  })
  const unique = new Map(pairs.map((pair) => [Object.values(pair).join(' '), pair]))
  return [...unique.values()].sort(
    (a, b) => a.facility_id - b.facility_id || a.other_id - b.other_id || (a.shared < b.shared ? -1 : 1),
  )
}

function pairOf(one: number, other: number, shared: string): AcceptedPair {
  return { facility_id: Math.min(one, other), other_id: Math.max(one, other), shared }
}
