import {
  daysInWords,
  openRestrictions,
  restrictionOn,
  restrictionWords,
  type StandingFacts,
} from '../standing/standing.ts'
import { sentenceCase } from '../text/sentence-case.ts'
import { type FacilityActionName, facilityAction } from './facility.ts'

/** Why an action is refused because of the standing of the facility, in a sentence; undefined if that is not the reason. */
export function explainRestriction(
  name: FacilityActionName,
  { closed_from, restrictions, was_approved }: StandingFacts & { was_approved: boolean },
  today: string,
): string | undefined {
  const { restricts, lifts, starts } = facilityAction(name)
  const open = openRestrictions(restrictions, today)
  if (lifts && open.length === 0) return 'This was lifted, or has ended'
  if (restricts === 'revoked' && !was_approved)
    return 'This facility was never approved, so it has no licence to revoke'
  const same = open.find(({ kind }) => kind === restricts)
  if (same) {
    const { state, noun } = restrictionWords[same.kind]
    return `${sentenceCase(state)} already, ${daysInWords(same)}. Lift that ${noun} first`
  }
  const inForce = restrictionOn(restrictions, today)
  if (!starts || closed_from !== null || inForce?.kind !== 'revoked') return undefined
  return `${sentenceCase(restrictionWords.revoked.state)} ${daysInWords(inForce)}. Nothing can be started for it`
}
