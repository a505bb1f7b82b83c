import { accessActions } from './access-actions.ts'
import { changeActions } from './change-actions.ts'
import { closingActions } from './closing-actions.ts'
import type { FacilityAction } from './facility-action.ts'
import { flagActions } from './flag-actions.ts'
import { penaltyActions } from './penalty-actions.ts'
import { restrictionRepresentationActions } from './representation-actions.ts'
import { standingActions } from './standing-actions.ts'
import { startingActions } from './starting-actions.ts'

/** What can happen to a facility, who may do it, when, and what follows. Spec §4 and §7. */
export const facilityActions = {
  ...startingActions,
  ...penaltyActions,
  ...flagActions,
  ...changeActions,
  ...closingActions,
  ...standingActions,
  ...restrictionRepresentationActions,
  ...accessActions,
} as const

/** Everything that can happen to a facility. */
export type FacilityActionName = keyof typeof facilityActions

/** What owners and officers do with a facility besides its registrations. The wire lists these as `offered`, in this order. */
export const offeredFacilityNames = [
  'Record renewal',
  'Record new registration',
  'Change type',
  'Record change of type',
  'Ask for a change',
  'Record change',
  'Withdraw change',
  'Accept change',
  'Refuse change',
  'Close',
  'Reopen',
  'Suspend',
  'Seal',
  'Revoke',
  'Lift',
] as const

/** One of `offeredFacilityNames`. */
export type OfferedFacilityName = (typeof offeredFacilityNames)[number]

/** Whether an action changes how a facility stands with the ministry. */
export function changesStanding(name: FacilityActionName): boolean {
  return [standingActions, closingActions, restrictionRepresentationActions].some((table) => Object.hasOwn(table, name))
}

/** The row of an action. */
export function facilityAction(name: FacilityActionName): FacilityAction {
  return facilityActions[name]
}
